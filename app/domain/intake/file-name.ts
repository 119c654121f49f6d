const LONGEST = 200 // characters

/** The uploader's name for a file, made safe to show and to offer: last part of a path, no control or direction characters, never empty. */
export function safeFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'document.pdf'
  if (clean.length <= LONGEST) return clean
  const ending = clean.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? ''
  return [...clean.slice(0, LONGEST - ending.length)].join('').replace(/[\uD800-\uDBFF]$/, '') + ending
}

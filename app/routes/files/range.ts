/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * One range of a Range header (RFC 9110, 14.1.2) within `size` bytes. Undefined where there is none, where it is malformed or where several
 * are asked for: then the whole is sent, as the RFC allows.
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/)
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1]!, match[2]!].map((digits) => (digits === '' ? undefined : Number(digits)))
  if (first === undefined) return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last!), end: size - 1 }
  if (last !== undefined && last < first) return undefined
  if (first >= size) return 'unsatisfiable'
  return { start: first, end: Math.min(last ?? size - 1, size - 1) }
}

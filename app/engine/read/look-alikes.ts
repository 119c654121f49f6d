/** Letters that recognisers write for digits. */
export const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
}
/** Digits (and strokes) that they write for letters. */
export const LETTER_OF: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', l: 'I', '|': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** Every sign that looks like a digit as that digit. */
export const asDigits = (text: string): string => [...text].map((sign) => DIGIT_OF[sign] ?? sign).join('')

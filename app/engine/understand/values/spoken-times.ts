import { fold } from '../words/fold.ts'
import { remembered } from '../words/remembered.ts'

/** The hours in words, en, fr, es, de, it, nl, pt, folded. */
const hours = [
  'one|une|una|ein|eins|uma|een',
  'two|deux|dos|zwei|due|twee|duas',
  'three|trois|tres|drei|tre|drie',
  'four|quatre|cuatro|vier|quattro|quatro',
  'five|cinq|cinco|funf|cinque|vijf',
  'six|seis|sechs|sei|zes',
  'seven|sept|siete|sieben|sette|zeven|sete',
  'eight|huit|ocho|acht|otto|oito',
  'nine|neuf|nueve|neun|nove|negen',
  'ten|dix|diez|zehn|dieci|tien|dez',
  'eleven|onze|once|elf|undici',
  'twelve|douze|doce|zwolf|dodici|twaalf|doze',
  'treize|trece|dreizehn|tredici|dertien|treze',
  'quatorze|catorce|vierzehn|quattordici|veertien|catorze',
  'quinze|fifteen|funfzehn|quindici|vijftien',
  'seize|dieciseis|sechzehn|sedici|zestien|dezasseis',
  'dix-sept|diecisiete|siebzehn|diciassette|zeventien',
  'dix-huit|dieciocho|achtzehn|diciotto|achttien',
]
const hourOf = new Map(hours.flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)))
const anyHour = [...hourOf.keys()].join('|')
const mark = String.raw`(?:heures?|uhr|uur|horas?|o'clock|h|hrs?|a\.?m|p\.?m)\b`
const range = '(?:a|to|until|till|bis|und|and|y|et|e|en|tot|alle|as)'
const part = '(?:de la manana|de la tarde|du matin|in the (?:morning|afternoon)|del mattino|da manha|da tarde)'
const inWords = new RegExp(
  String.raw`\b(?:(las?|alle|dalle|ore|as)\s(${anyHour})\b|(${anyHour})(?=\s(?:${mark}|${range}\s(?:las?\s|les?\s|as\s|ore\s)?(?:\d{1,2}|${anyHour})\b|${part})))`,
  'g',
)

/** `halb elf`: half an hour before it. */
const halves = new RegExp(String.raw`\bhalb\s(${anyHour})\b`, 'g')

const spoken: [RegExp, string][] = [
  [/\b(?:12\s?)?(?:noon|midday|midi|(?:el )?mediodia|mittags?|mezzogiorno|meio[- ]dia)\b|\b12 uur 's middags/g, '12:00'],
  [
    /(?<=\d)\s?(?:heures?|uhr|uur|horas?|ore)\s(?:et demie|y media|e mezza|e meia|trente|30)\b|(?<=\d)\s(?:y media|e mezza|e meia)\b/g,
    ':30',
  ],
  [/(?<=\d)\s?(?:heures?|uhr|uur|horas?)\s(?=[0-5]\d(?!\d))/g, ':'],
  [/(?<=\b\d{1,2})u(?=[0-5]\d\b)/g, ':'],
  [/(?<=\b\d{1,2}\s?)(?:u|hs|o'clock)\b/g, 'h'],
  [/\b12\s?h?\s(?:de la manana|du matin|in the morning|del mattino|da manha)\b/g, '12:00'],
  // "las 8", "ore 8", "dalle 8": the word before the hour is its mark.
  [/\b(?:ore|las|as)\s(\d{1,2})(?![\d:.h])(?!\s?(?:h|[ap]\.?m))/g, '$1h'],
  [/\b(?:ore|las)\s(?=\d)/g, ''],
  [/\b((?:[01]\d|2[0-3]))([0-5]\d)\s?(?:hrs?|uhr|h)\b/g, '$1:$2'],
  [/(?<=\d)\s?h?\s(?:du matin|de la manana|del mattino|in the morning|(?:'s |s )?morgens|da manha|di mattina)\b/g, ' am'],
  [/(?<=\d)\s?h?\s(?:de l'apres-midi|de la tarde|in the afternoon|nachmittags|'s middags|da tarde|del pomeriggio)\b/g, ' pm'],
]

/** `de huit heures à midi`, `entre las 8 y las 11 de la mañana`, `dalle ore 8 alle ore 12`: the same with hours in figures and their marks behind them. */
export const writeOut = remembered(1000, (text): string => {
  const figures = fold(text)
    .replace(halves, (_, word: string) => `${(hourOf.get(word)! + 11) % 12 || 12}:30`)
    .replace(inWords, (_, lead: string | undefined, behind: string, before: string) =>
      lead ? `${lead} ${hourOf.get(behind)!}` : String(hourOf.get(before)!),
    )
  return spoken.reduce((said, [from, to]) => said.replace(from, to), figures)
})

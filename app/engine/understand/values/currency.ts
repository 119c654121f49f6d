import { remembered } from '../words/remembered.ts'
import { allMatches } from '../words/all-matches.ts'
import { pattern } from '../words/pattern.ts'

/** ISO 4217 codes that are taken as such wherever they stand alone beside an amount; left out are those that are words too (`ALL`, `GEL`, `TOP`, `MNT`). */
export const currencyCodes = new Set(
  (
    'AED AMD AOA ARS AUD AZN BAM BDT BGN BHD BIF BOB BRL BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GHS GMD GNF GTQ HKD HNL HRK HTG HUF IDR ILS INR IQD ISK ' +
    'JMD JOD JPY KES KHR KMF KRW KWD KZT LBP LKR LYD MAD MDL MGA MKD MMK MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SEK ' +
    'SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND XAF XCD XOF XPF ZAR ZMW'
  ).split(' '),
)

/** Signs and words; `$` and `kr` belong to several countries and say so by being last to be asked (see `readCurrency`). */
const signs: [pattern: RegExp, code: string][] = [
  [/€|\beuros?\b|(?<=\d\s?)eur(?!\p{L})/iu, 'EUR'],
  [/£|\bpounds? sterling\b/i, 'GBP'],
  [/US\s?\$|\$\s?US\b|\bU\.S\. dollars?\b|\bUS dollars?\b|\bd[oó]lar(?:es)? (?:americanos?|estadounidenses?|usa)\b/i, 'USD'],
  [/(?:CDN|CA?)\s?\$|\$\s?(?:CA|CDN)\b/, 'CAD'],
  [/AU?\s?\$/, 'AUD'],
  [/NZ\s?\$/, 'NZD'],
  [/MX\s?\$|\bpesos? mexicanos?\b|\$\s?M\.?N\.?\b/i, 'MXN'],
  [/\bpesos? chilenos?\b/i, 'CLP'],
  [/\bpesos? colombianos?\b/i, 'COP'],
  [/\bpesos? argentinos?\b/i, 'ARS'],
  [/RD\s?\$/, 'DOP'],
  [/R\$|\breais\b/, 'BRL'],
  [/(?<!\p{L})S\/\.?\s?(?=\d|$)|(?<!\p{L})(?:nuevos )?soles(?!\p{L})/iu, 'PEN'],
  [/(?<!\p{L})B\/\.\s?(?=\d|$)/u, 'PAB'],
  [/(?<!U)S\$/, 'SGD'],
  [/HK\$/, 'HKD'],
  [/₹|\bRs\.?\s?(?=\d)|\brupees\b/i, 'INR'],
  [/¥/, 'JPY'],
  [/\bS?Fr\.\s?(?=[\d'])|\bfrancs suisses\b/i, 'CHF'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/\bF\.?\s?CFA\b|\bfrancs? (?:CFA|C\.F\.A)\b/i, 'XOF'],
  [/\bfrancs? guin[ée]ens?\b/i, 'GNF'],
  [/\bfrancs? congolais\b/i, 'CDF'],
  [/\bariary\b/i, 'MGA'],
  [/\bdirhams? marocains?\b/i, 'MAD'],
  [/\bdinars? tunisiens?\b/i, 'TND'],
  [/\bdinars? alg[ée]riens?\b/i, 'DZD'],
  [/(?<!\p{L})RM(?=\s?\d[\d ,.]*[.,]\d{2}(?!\d)|\)|$)/u, 'MYR'],
  [/(?<!\p{L})K[Ss]hs?(?!\p{L})/u, 'KES'],
  [/(?<!\p{L})T[Ss]hs?(?!\p{L})/u, 'TZS'],
  [/(?<!\p{L})U[Ss]hs?(?!\p{L})/u, 'UGX'],
  [/GH\s?₵|₵/u, 'GHS'],
  [/(?<=\d\s?)DT(?!\p{L})/u, 'TND'],
  [/(?<=\d\s?)DA(?!\p{L})/u, 'DZD'],
  [/(?<=\d\s?)D[Hh][Ss]?(?!\p{L})/u, 'MAD'],
  [/(?<=\d\s?)Ar(?!\p{L})/u, 'MGA'],
  [/₽/, 'RUB'],
  [/₺/, 'TRY'],
  [/₦/, 'NGN'],
  [/₲/, 'PYG'],
  [/₱/, 'PHP'],
  [/₪/, 'ILS'],
  [/₡/, 'CRC'],
  [/₩/, 'KRW'],
  [/(?<![\p{L}\d])R\s?(?=\d[\d ,.]*[.,]\d{2}(?!\d))/u, 'ZAR'],
  [/(?<![\p{L}\d])L\.\s?(?=\d[\d,]*\.\d{2}(?!\d))/u, 'HNL'],
]

/** Everything that may stand beside an amount and is no part of the number. */
export const currencyMark = pattern('gu')`
  (?<!\p{L})(?:S\/\.?|B\/\.)\s?(?=\d)|(?<![\p{L}\d])(?:R|[KTU]?[Ss]hs?\.?|Gs?\.|Bs\.?)\s?(?=\d[\d ,.]*(?:[.,]\d{2}|000)(?!\d))|
  (?:US|CDN|CA|AU|NZ|MX|HK|RD|R|C|A|S)?\s?\$(?:\s?(?:US|CDN|CA|M\.?N\.?))?|[€£¥₹₽₺₦₵₱₲₡₫₪₩]|
  (?<![\p{L}])(?:EUROS?|Euros?|euros?|(?<=\d\s?)Eur|S?Fr\.|Rs\.?|zł|Kč|kr\.?|F\.?\s?CFA|(?<=\d\s?)(?:DT|DA|D[Hh][Ss]?|Ar)|[A-Z]{3})(?![\p{L}])
`

const threeLetters = /(?<![\p{L}\d])([A-Z]{3})(?![\p{L}])/gu

/** The currency a printed text names, by code, sign or word; undefined where it names none. A bare `$` gives `$`: the country decides. */
export const readCurrency = remembered(1000, (text): string | undefined => {
  const code = allMatches(text, threeLetters)
    .map((match) => match[1]!)
    .find((found) => currencyCodes.has(found))
  if (code) return code
  const sign = signs.find(([pattern]) => pattern.test(text))
  if (sign) return sign[1]
  return text.includes('$') ? '$' : undefined
})

import { expect, test } from 'vitest'
import { countryOfAddress, isWrittenAlike } from '#app/domain/export/ubl-country.ts'

test.each([
  ['Kundenstraße 15\n69876 Frankfurt\nDeutschland', 'DE'],
  ['4557 De Silva St\nFremont CA 94538\nUnited States', 'US'],
  ['31 Hong Kong street\nTaipei 106\nTaiwan', 'TW'],
  ['93B Sai Yu Chung\nYuen Long, N.T.\nHong Kong', 'HK'],
  ['123 River Street\nMarshtown\nEngland', 'GB'],
  ['35 rue d’ici\n75018 PARIS, FR', 'FR'],
  ['58 rue de la mer\n06000 NICE, DE', 'DE'],
  ['Uferweg 40-42 - D-63571 Gelnhausen', 'DE'],
  ['5 Rue Plaetis, L-2338, Luxembourg', 'LU'],
  ['BAHNHOFSTRASSE 99\nDE 99199 MUSTERHAUSEN', 'DE'],
  ['1634 Harbor View Rd\nPortland, OR 97210', 'US'],
  ['12 Elm\nWilmington, DE 19801', 'US'],
  ['Unit 2, 184 Canal Way\nNottingham NG7 2NR', 'GB'],
  ['149 Harbour Road\nDublin 12\nD12 X4K7', 'IE'],
  ['200 King St W\nToronto ON M5H 3T4', 'CA'],
  ['Sessamestreet 32\n1025 RX Amsterdam', 'NL'],
  ['Rua Augusta 10\n1100-053 Lisboa', 'PT'],
  // Nothing here tells one country from another.
  ['3 rue A\n75001 Paris', undefined],
  ['Los Angeles, CA', undefined],
  ['4000 Redmond, WA', undefined],
  ['196 bis, boulevard Mohammed V\n20250 Casablanca', undefined],
  ['', undefined],
  [null, undefined],
])('%j lies in %s', (address, country) => expect(countryOfAddress(address)).toBe(country))

test('addresses with postal codes of as many digits are written alike', () => {
  expect(isWrittenAlike('227, place du Marché\n31200 Toulouse', '74 rue B\n74960 Annecy')).toBe(true)
  expect(isWrittenAlike('rue Haute 186\n5000 Namur', '74 rue B\n74960 Annecy')).toBe(false)
  expect(isWrittenAlike('Quai 2', 'Quai 3')).toBe(false)
})

import { textAt } from '#tests/support/pdf.ts'
import { fake, honest, invoice, NUMBER, type OddKind, page, shown, stream } from './kinds.ts'

/** The invoice with something else where its total stands. */
const withTotal = (content: string, more: Parameters<typeof page>[0] = {}) => page(more, invoice(NUMBER, undefined, shown(content)))

const masked = (kind: string, mask: string, content: string) =>
  withTotal(content, {
    resources: `/ExtGState << /M << /SMask << /S /${kind} /G 20 0 R >> >> >>`,
    objects: { 20: stream(mask, '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency /CS /DeviceGray >>') },
  })

const layer = '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>'
const form = (content: string, more = '', box = '[0 0 600 800]') =>
  stream(content, `/Type /XObject /Subtype /Form /BBox ${box} /Resources << /Font << /F1 5 0 R >> >> ${more}`)

export const halfHiddenKinds: OddKind[] = [
  {
    name: 'first digit of the total covered',
    bytes: () => withTotal(`${textAt(475, 470, '9120.00')} q 1 g 474 466 6.4 14 re f Q`),
    told: ['hidden_text'],
  },
  {
    name: 'first digit of the total clipped away',
    bytes: () => withTotal(`q 480.6 460 100 20 re W n ${textAt(475, 470, '9120.00')} Q`),
    told: ['hidden_text'],
  },
  {
    name: 'last digits of the total clipped away',
    bytes: () => withTotal(`q 470 460 40.6 20 re W n ${textAt(480, 470, '120.0099')} Q`),
    told: ['hidden_text'],
  },
  {
    name: 'another total behind a mask of black',
    bytes: () => masked('Luminosity', '0 g 0 0 600 800 re f', `q /M gs ${fake} Q ${honest}`),
    told: ['hidden_text'],
  },
  {
    name: 'another total behind a mask of nothing',
    bytes: () => masked('Alpha', ' ', `q /M gs ${fake} Q ${honest}`),
    told: ['hidden_text'],
  },
  { name: 'total behind a mask of white', bytes: () => masked('Luminosity', '1 g 0 0 600 800 re f', `q /M gs ${honest} Q`) },
  {
    name: 'another total under a slanted shape',
    bytes: () => withTotal(`${fake} q 1 g 470 465 m 560 466 l 560 482 l 470 482 l f Q ${honest}`),
    told: ['hidden_text'],
  },
  {
    name: 'another total in a note on a layer that is off',
    bytes: () =>
      page({
        page: '/Annots [22 0 R]',
        catalogue: layer,
        objects: {
          20: '<< /Type /OCG /Name (Off) >>',
          21: form('1 g 0 0 62 14 re f 0 g BT /F1 10 Tf 2 3 Td (9999.00) Tj ET', '', '[0 0 62 14]'),
          22: '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [478 467 540 481] /OC 20 0 R /Contents (9999.00) /DA (/F1 10 Tf) /AP << /N 21 0 R >> >>',
        },
      }),
    told: ['hidden_text'],
  },
  {
    name: 'another total in a form on a layer that is off',
    bytes: () =>
      withTotal(`/Fm Do ${honest}`, {
        resources: '/XObject << /Fm 21 0 R >>',
        catalogue: layer,
        objects: { 20: '<< /Type /OCG /Name (Off) >>', 21: form(fake, '/OC 20 0 R') },
      }),
    told: ['hidden_text'],
  },
  {
    name: 'another total that is shown only where a layer is not',
    bytes: () =>
      withTotal(`/OC /L0 BDC ${fake} EMC ${honest}`, {
        resources: '/Properties << /L0 21 0 R >>',
        catalogue: '/OCProperties << /OCGs [20 0 R] /D << /BaseState /ON >> >>',
        objects: { 20: '<< /Type /OCG /Name (On) >>', 21: '<< /Type /OCMD /VE [/Not 20 0 R] >>' },
      }),
    told: ['hidden_text'],
  },
  {
    name: 'two files, one behind the other',
    bytes: () => Buffer.concat([page({}, invoice('INV-1', ['500.00', '100.00', '600.00'])), page()]),
    told: ['partly_damaged'],
  },
]

import type { Line } from '../../document.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { collectBlock, type Part } from './blocks.ts'
import { isCountry } from './places.ts'
import { joinLines } from '../words/wrapped.ts'
import { union } from '../../read/geometry.ts'
import type { Party } from './party.ts'
import { fieldValue } from './field-value.ts'
import { columnUnder } from './side-by-side.ts'

const headings = new Set<LabelName>(['supplier', 'customer', 'delivery', 'other_party'])
/** How far down the rows of a heading may reach, in points. */
const REACH = 170
const FORM = 260 // fields of an address in a form, each on a line of its own with empty ones between
const APART = 1 // of the type's height: further down something else begins

/** A heading over rows of labels and values: `Seller` / `Name: X` / `Address: Y`. */
export function readFields(heading: Label, page: LabelledLine[]): Party | undefined {
  if (!heading.leads || !heading.closes) return undefined
  // `Shipping Address: | 9 Fore Street` over `Company: | …`: with a value in its own row it is a field itself.
  if (heading.colon && says(heading.sayings, 'delivery') && hasValueBeside(heading, page)) return undefined
  const rows = rowsUnder(heading, page)
  // `Ship to:` over `Department: Stores` over `Company: X`.
  if (heading.colon && !rows.slice(0, 2).some(({ colon, sayings }) => colon && says(sayings, 'party_name'))) return undefined
  // `Nombre o razón social: X` means the customer where no heading says whose it is.
  const nameLabel =
    rows.find(({ sayings }) => says(sayings, 'party_name')) ??
    (columnUnder(heading, page) ? rows.find(({ colon, sayings }) => colon && says(sayings, 'customer')) : undefined)
  const addressLabel = rows.find(({ sayings }) => says(sayings, 'party_address'))
  // `DADOS PARA ENTREGA` over `ENDEREÇO: …` and `CEP: …`: goods go to an address, whoever lives there.
  // `DATOS DESPACHO` over `Obra : …`, `Despacho : …` and `Dirección : …`: fields of one form, all at its edge.
  const isInForm = rows.slice(0, rows.indexOf(addressLabel!) + 1).every((row) => isLevel(row, heading))
  // So is one whose values stand in a column of their own: `Property` over `Address | 14 Beech Court`.
  const isAddress =
    addressLabel !== undefined &&
    isInForm &&
    (addressLabel.colon || (!hasValueBeside(heading, page) && fieldValue(addressLabel, page) !== undefined))
  if (!nameLabel && !(isAddress && says(heading.sayings, 'delivery'))) return undefined
  const name = nameLabel && fieldValue(nameLabel, page)
  const first = addressLabel && fieldValue(addressLabel, page)
  const numberLabel = rows.find(
    ({ sayings }) => sayings.some((saying) => saying.weak && saying.name === 'invoice_number') || says(sayings, 'customer_number'),
  )
  const number = numberLabel && fieldValue(numberLabel, page)
  const under = first && addressLabel && collectBlock({ ...first, box: { ...first.box, left: addressLabel.box.left } }, page)
  const beside = collectBlock(
    first ?? name ?? { text: heading.textLine.text, line: heading.textLine as LabelledLine, box: heading.box },
    page,
  )
  // `Address: 938 NE Burner Road` over `Boulder City, CO 92848`: the rest stands under the label.
  const block = under && beside.parts.length === 1 && under.parts.length > 1 ? under : beside
  const town = townOf(rows, page)
  const address = first ? (town ? [first, town] : block.parts.filter(({ text }) => !isCountry(text))) : []
  return {
    block: name && first ? { ...block, parts: [name, ...block.parts] } : name ? block : { ...block, parts: address },
    name,
    names: name ? [name] : [],
    address,
    ...(first ? { addressed: true } : {}),
    ...(number ? { number } : {}),
    rows: closeTogether(rows),
  }
}

const hasValueBeside = ({ box, page: number }: Label, page: LabelledLine[]) =>
  page.some(
    ({ line, labels: [first] }) =>
      line.page === number && !first?.leads && line.box.left > box.right && Math.abs(line.box.top - box.top) < BESIDE,
  )

const BESIDE = 3 // points

const isLevel = (label: Label, heading: Label) => Math.abs(label.box.left - heading.box.left) < 6 && !heading.colon

/** The lines from the first on, each close under the one before. */
function closeTogether(rows: readonly Label[]): Line[] {
  const lines = rows.map(({ textLine }) => textLine.line)
  const gap = lines.findIndex(({ box, size }, at) => at > 0 && box.top - lines[at - 1]!.box.bottom > APART * size)
  return gap < 0 ? lines : lines.slice(0, gap)
}

/** Postal code and town in fields of their own, as one line of an address. */
function townOf(rows: readonly Label[], page: LabelledLine[]): Part | undefined {
  const second = rows.findLastIndex(({ sayings }) => says(sayings, 'party_address'))
  const first = rows.findIndex(({ sayings }) => says(sayings, 'party_address'))
  // `Endereço de cobrança` below is another address.
  const own = second > first ? rows.slice(0, second) : rows
  const [codes, towns] = (['party_postcode', 'party_town'] as const).map((name) =>
    own.filter(({ sayings }) => says(sayings, name)).flatMap((label) => fieldValue(label, page) ?? []),
  )
  const [code] = codes!
  // `Dirección : Camino Labranza parcela 14` over `Ciudad : Temuco`: much of Latin America writes no codes.
  if (!code)
    return towns!.length === 1 && own.every(({ sayings }) => !says(sayings, 'party_postcode')) ? behindColon(towns![0]!) : undefined
  if (towns!.length === 0) return undefined
  const line = towns!.reduce<LabelledLine>((joined, town) => ({ ...joinLines(joined, town.line), labels: [] }), code.line)
  // `BAIRRO: ZONA 01  CIDADE: MARINGA  UF: PR`
  const text = [code, ...towns!].map((part) => alone(part.text)).join(' ')
  return { text, line, box: union([code, ...towns!].map(({ box }) => box)) }
}

/** `24125 Nazione: IT`, `Bergamo Provincia: BG`: what other labels of the line say belongs to the town, they do not. */
const alone = (text: string) => text.replace(/\s\p{Lu}\p{L}+:(?=\s)/gu, '')

/** `Ciudad | : Temuco`: some forms set the colon before the value. */
const behindColon = (part: Part): Part => ({ ...part, text: part.text.replace(/^:\s*/, '') })

/** The labels at the beginning of lines under the heading, up to the next heading of a party in its column. */
function rowsUnder(heading: Label, page: LabelledLine[]): Label[] {
  const { box, page: number, textLine } = heading
  const column = columnUnder(heading, page)
  // What stands beside the heading on its height begins another form.
  const beside = page.filter(({ line }) => line.page === number && line.box.left > box.right && Math.abs(line.box.top - box.top) < 3)
  const start = column?.left ?? (beside.length > 0 ? undefined : underCentred(heading, page)) ?? box.left - 12
  const near = Math.min(box.right + 120, ...beside.map(({ line }) => line.box.left - 5))
  const end = column?.right ?? near
  // With nothing beside it a heading stands over the whole width of its form: fields of an address may be in a second column.
  const wide = column || beside.length > 0 ? end : Infinity
  const under = page
    .filter(
      ({ line }) =>
        line !== textLine.line &&
        line.page === number &&
        line.box.top > box.bottom - 2 &&
        line.box.top < box.bottom + FORM &&
        line.box.left > start &&
        line.box.left < wide,
    )
    .sort((a, b) => a.line.box.top - b.line.box.top)
  const next = under.findIndex(
    ({ labels }) =>
      labels[0]?.leads === true &&
      labels[0].closes &&
      !labels[0].colon &&
      // `Razón social` is a field of the heading it stands under, though alone it would head the customer.
      !says(labels[0].sayings, 'party_name') &&
      labels[0].sayings.some(({ name, weak }) => !weak && headings.has(name)),
  )
  const rows = (next < 0 ? under : under.slice(0, next)).flatMap(({ labels }) => (labels[0]?.leads ? labels[0] : []))
  const isNear = ({ left, top }: Label['box']) => left < end && top < box.bottom + REACH
  return rows.filter((row) => isNear(row.box) || row.sayings.some(({ name }) => inForm.has(name)))
}

/** `FOURNISSEUR` in the middle of the sheet, alone in its row, over `Nom : X` at the margin: where the fields under it begin. */
function underCentred({ box, page: number, textLine }: Label, page: LabelledLine[]): number | undefined {
  const height = box.bottom - box.top
  const others = page.filter(({ line }) => line.page === number && line !== textLine.line)
  if (others.some(({ line }) => line.box.bottom > box.top + 1 && line.box.top < box.bottom - 1)) return undefined
  const under = others.filter(({ line }) => line.box.top > box.bottom - 2 && line.box.top - box.bottom < NEAR * height)
  const top = Math.min(...under.map(({ line }) => line.box.top))
  const [first] = under.filter(({ line }) => line.box.top < top + 2).toSorted((a, b) => a.line.box.left - b.line.box.left)
  const isField = first?.labels[0]?.leads === true && first.labels[0].colon && says(first.labels[0].sayings, 'party_name')
  return isField && first.line.box.left < box.left - ASIDE ? first.line.box.left - EDGE : undefined
}

const NEAR = 2.2 // heights of the heading down to the first of its fields
const ASIDE = 12 // points that they begin before it, at least
const EDGE = 5 // points

const inForm = new Set<LabelName>(['party_name', 'party_address', 'party_postcode', 'party_town'])

const says = (sayings: Label['sayings'], wanted: LabelName) => sayings.some(({ name }) => name === wanted)

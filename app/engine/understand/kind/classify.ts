import type { KindName } from '#app/contract/kinds/index.ts'
import type { Document, Line, Page } from '../../document.ts'
import type { Language } from '../context.ts'
import { fold } from '../words/fold.ts'
import { type Label, labelPage } from '../labels/labels.ts'
import { readLanguage } from './language.ts'
import { isOrderMail } from '../mail/order-mail.ts'
import { isAmongCells } from '../titles/among-cells.ts'
import { LOUD, ofOrders, readTitle, type Title, usualSize } from '../titles/titles.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { pattern } from '../words/pattern.ts'

export interface Classified {
  kind: KindName
  /** 0.5 is a toss-up. */
  confidence: number
  language: Language | null
  /** Nothing says invoice or order, or a title says something else. */
  neither: boolean
  /** A title says that it is something else. */
  isOther: boolean
  /** It asks what things would cost: read like the order that it may become, and told to be none. */
  isRequest: boolean
}

/** Points for the invoice (positive) or the order (negative) by the labels that stand on the page. */
const labelPoints: Partial<Record<LabelName, number>> = {
  invoice_number: 1.6,
  invoice_date: 1.2,
  due_date: 1,
  iban: 0.5,
  due: 0.8,
  paid: 0.3,
  vat_id: 0.2,
  payment_method: 0.2,
  delivery_date: -1,
  delivery_time: -0.8,
  buyer_person: -0.4,
  order_date: -0.7,
  supplier_number: -0.5,
  department: -0.4,
}

/** Labels that stand on papers of any sort, also as bare words of a sentence: without a title or another label they make no invoice and no order. */
const common = new Set<LabelName>(['delivery_date', 'delivery_time', 'buyer_person', 'department', 'supplier_number', 'vat_id', 'paid'])

/** What stands beside an order's number on an order. */
const besideOrder = ['delivery_date', 'delivery_time', 'buyer_person', 'department', 'order_date'] as const

const orderTalk = pattern()`
  (?:please|could you|can you|would you)(?: please)? send (?:us|me)|veuillez (?:nous |bien )?(?:livrer|nous livrer)|
  merci de (?:nous )?livrer|bitte (?:liefern|senden) sie|rufen wir .{0,30}ab|please (?:order|supply|deliver|process|ship|confirm)|
  like to order|wish(?:es)? to (?:place an )?order|we (?:hereby )?order|\bour order|this (?:purchase )?order|
  (?:pouvez|pourriez)-vous (?:nous )?(?:livrer|faire parvenir)|nous souhaitons commander|
  (?:le|les|os) (?:ruego|rogamos|solicito|solicitamos|pido|pedimos) (?:que )?(?:(?:nos|me) )?(?:sirvan?|envien?|suministren?|remitan?|entreguen?)|
  (?:asunto|objet|betreff|betr\.|subject|oggetto|assunto|onderwerp) ?: (?:nuestro |our |notre |unsere )?(?:pedido|orden de compra|commande|
  bon de commande|bestellung|order|purchase order|ordine|encomenda|bestelling)\b|(?:je|nous) vous (?:passe|passons) commande|
  nous vous prions de (?:bien vouloir )?(?:nous )?(?:livrer|fournir|faire parvenir)|please let (?:us|me) have|
  necesitamos que nos (?:sirvan|envien|entreguen)|quisieramos pedir|desearia(?:mos)? pedir|graag (?:ontvangen|bestellen) wij|
  wij bestellen|vi (?:chiediamo|ordiniamo)|con la presente ordiniamo|pedimos o envio|vimos (?:por este meio )?encomendar|
  wir mochten .{0,20}bestellen|bitte senden sie uns|notre commande|nous vous commandons|passer commande|accus(?:e|er) r[ée]ception|
  solicit(?:a|o|amos|an) (?:a (?:ustedes|usted|uds\.?|vds\.?),? )?(?:los|las|el|la) siguientes? (?:productos?|articulos?|materiales?|insumos?|generos?)|
  nuestr[oa] (?:pedido|orden de compra)|rogamos (?:confirmen|sirvan|entreguen)|unsere bestellung|wir bestellen|hiermit bestellen|
  bitte liefern|se ha (?:aprobado|adjudicado|autorizado|acordado) (?:el|la|los|las) siguientes? (?:suministro|gasto|adquisicion|compra|contrato|obra|servicio)s?|
  (?:que )?debera(?:n)? (?:servirse|suministrarse|entregarse|realizarse|ejecutarse)|
  (?:en|sobre) (?:la|su|cada) factura.{0,60}(?:se hara constar|debera(?:n)? (?:constar|figurar|indicar)|hagan constar|indiquen|citen|consignen)|
  a (?:rappeler|mentionner|indiquer|reporter|porter) (?:imperativement |obligatoirement )?sur (?:la|votre|vos|toutes?(?: les)?|les) factures?|
  (?:quote|state|show|include) (?:this|the|our) (?:purchase |order |po )*(?:number|no|reference) on (?:your|the|all) invoices?|
  (?:auf|in) (?:der|ihrer|jeder|allen) rechnung(?:en)? (?:bitte )?(?:anzugeben|angeben|zu vermerken|vermerken|anfuhren)|onze bestelling|nostro ordine|conditions d'achat|conditions of purchase|condiciones generales de compra|
  einkaufsbedingungen|inkoopvoorwaarden
`

/** `Ref.: Orden de compra 118` over a letter: what it is about. */
const orderSubject = pattern('u')`
  ^(?:
    (?:ref|referencia|mat|materia)\.? ?: ?(?:nuestr[oa] )?(?:orden de (?:compra|pedido)|nota de pedido|pedido de (?:materiales|productos|mercaderia))|
    (?:ref|referencia) ?\.? ?: ?(?:nossa )?(?:nota de encomenda|ordem de compra)|
    (?:concerne|ref|reference)\.? ?: ?(?:notre )?(?:bon de commande|commande de (?:materiel|fournitures|marchandises))|
    (?:re|ref|reference)\.? ?: ?(?:our )?purchase order|(?:betr|betrifft|bezug)\.? ?: ?(?:unsere )?bestellung|(?:betr|betreft)\.? ?: ?(?:onze )?bestelling|
    (?:rif|riferimento)\.? ?: ?(?:nostro )?ordine di acquisto
  )(?!\p{L})
`

/** What a shop tells whoever delivers: `vous avez une nouvelle commande`. */
const orderNews = pattern()`
  vous avez (?:recu )?une (?:nouvelle )?commande|you(?:'ve| have) (?:received|got) (?:a|an|the following) (?:new )?order|
  (?:has|ha|han) recibido un (?:nuevo )?pedido|tienes? un nuevo pedido|sie haben (?:eine|folgende) (?:neue )?bestellung|
  (?:hai|ha|avete) ricevuto un (?:nuovo )?ordine|je hebt een (?:nieuwe )?bestelling
`

/** What Latin America prints under an invoice that was sent as XML: `Representación impresa de un Comprobante Fiscal Digital`. */
const printedCopy = pattern()`
  representacion (?:impresa|grafica) (?:de|del)(?: (?:un|una|la|este|esta))? (?:comprobante fiscal|cfdi|factura|documento tributario|
  comprobante electronico)|\b(?:uso (?:de |del )?cfdi|sello digital del cfdi|folio fiscal)\b
`

/** What a broadcaster's paper says in cells of their own: for whom it sends, and how often. */
const airTime = [/^advertiser(?=\s?:|$)/, /^(?:total )?spots(?=\s?[/:]|$)/]

/** Who gets an invoice, on papers that bear no other title. */
const billed = /^(?:invoice (?:to|for)|facture (?:a|pour)|factura (?:a|para)|rechnung (?:an|fur)|factuur (?:aan|voor))(?=\s?:|$)/

/** Kind and language by the words of the pages: titles by size and place, labels, phrases. The layout has no say. */
export function classify(document: Document): Classified {
  const { language } = readLanguage(document)
  // A sheet may begin with an empty page: the first that says anything is the first.
  const told = document.pages.filter(({ lines }) => lines.length > 0)
  const evidence = told.slice(0, 4).map((page, at) => weighPage(page, at === 0 ? 1 : 0.4))
  const points = evidence.reduce((sum, page) => sum + page.points, 0)
  const others = evidence.reduce((sum, page) => sum + page.others, 0)
  const strength = evidence.reduce((sum, page) => sum + page.strength, 0)
  const confidence = 1 / (1 + Math.exp(-Math.abs(points) * 0.9))
  return {
    kind: points < 0 ? 'work_order' : 'invoice',
    confidence: Math.round(confidence * 1000) / 1000,
    language,
    isRequest: evidence.some(({ isRequest }) => isRequest),
    isOther: others > 0 || evidence.some(({ isOther }) => isOther),
    neither: strength < 1.5 || others > strength || !evidence.some(({ named }) => named),
  }
}

interface Evidence {
  points: number
  others: number
  strength: number
  /** Something says by name what the paper is: a title, the number or date of an invoice or order, where to pay. */
  named: boolean
  isRequest: boolean
  /** `DELIVERY NOTE` alone in its line is a label or a title: enough to doubt a paper that nothing else names. */
  isOther: boolean
}

function weighPage(page: Page, weight: number): Evidence {
  const labels = new Map<LabelName, number>()
  const evidence: Evidence = { points: 0, others: 0, strength: 0, named: false, isRequest: false, isOther: false }
  /** Labels that stand on orders by that title too. */
  const either = new Map<LabelName, number>()
  const titles = new Map<Title, number>()
  let isNumbered = false
  let isBilled = false
  /** A title without a number of its own says that it is an order. */
  let isOrder = false
  let isLoud = false
  const onAir = new Set<RegExp>()
  for (const { line, labels: found } of labelPage(page)) {
    const isLabel = isOtherLabel(found[0])
    const title = isLabel ? undefined : readTitle(line, page)
    evidence.isOther ||= isLabel && found[0]!.closes && readTitle(line, page)?.says === 'other'
    // `Purchase order | 2026/251` under `Sales Invoice #18737`, `Pedido web ES77120` under `FACTURA`: what the invoice answers.
    const asInvoice = titles.get('invoice') ?? 0
    const isAnswered =
      title?.says === 'work_order' &&
      ((asInvoice > 0.7 * title.points && leadsToCode(line, page)) || (asInvoice > title.points && numbered.test(line.text)))
    const isHead = title?.says === 'other' && isAmongCells(line, page.lines)
    // `Auftrag-Nr:` with its number in another cell, under `Rg.-Nr.:`: a label of a bill without a title.
    const isField = title?.says === 'work_order' && isOrderField(found[0]) && labels.has('invoice_number')
    const said = fold(line.text)
    // `Receipt Number: 5-118834` on what calls itself an order, and is numbered as one: what was paid at the till for it.
    const isPaid = isOrder && isNumbered && receipt.test(said)
    isOrder ||= title?.says === 'work_order' && found.every((label) => !isOrderNumber(label))
    if (title && !isAnswered && !isHead && !isField && !isPaid) titles.set(title.says, Math.max(titles.get(title.says) ?? 0, title.points))
    isLoud ||= found[0]?.leads === true && isOrderNumber(found[0]) && line.size >= LOUD * usualSize(page)
    isNumbered ||= found.some(isOrderNumber)
    for (const label of found)
      for (const { name, weak } of label.sayings)
        if (!weak && labelPoints[name] && !(isPaid && name === 'invoice_number'))
          (isOfEither(label) ? either : labels).set(name, labelPoints[name])
    isBilled ||= billed.test(said)
    for (const cell of airTime) if (cell.test(said)) onAir.add(cell)
    if (orderTalk.test(said)) labels.set('order_number', -1.2)
    if (orderNews.test(said) || orderSubject.test(said)) labels.set('order_number', -1.6)
    if (printedCopy.test(said)) labels.set('invoice_number', 1.6)
  }
  if (!titles.has('work_order') || titles.has('invoice')) for (const [name, points] of either) labels.set(name, points)
  if (isOrderMail(page)) labels.set('order_number', -1.6)
  // A sheet without a title that numbers an order (in large type, as if that were its title), and tells when, where or by whom it is wanted.
  const told = besideOrder.filter((name) => labels.has(name)).length + (isLoud ? 1 : 0)
  if (isNumbered && !labels.has('invoice_number') && !titles.has('invoice') && told >= 2) labels.set('order_number', -1)
  // Time on the air is ordered by what is called a contract.
  if (onAir.size === airTime.length && !titles.has('invoice') && !labels.has('invoice_number')) {
    labels.set('order_number', -1.6)
    titles.delete('other')
  }
  const order = Math.max(...ofOrders.map((title) => titles.get(title) ?? 0))
  // `Invoice to: …` over what is due, on a sheet without a title: it tells what it is.
  if (isBilled && labels.has('due') && order === 0) labels.set('invoice_number', 1)
  for (const value of labels.values()) {
    evidence.points += value * weight
    evidence.strength += Math.abs(value) * weight
  }
  evidence.points += weight * ((titles.get('invoice') ?? 0) - order)
  evidence.strength += weight * Math.max(titles.get('invoice') ?? 0, order)
  evidence.isRequest = order > 1 && titles.get('request') === order
  evidence.others += weight * (titles.get('other') ?? 0)
  evidence.named =
    [...labels.keys()].some((name) => !common.has(name)) || (['invoice', ...ofOrders] as const).some((title) => titles.has(title))
  return evidence
}

const numbered = /\s\S*\d\S*$/

const receipt = /^(?:receipt|ticket|recu|recibo|ricevuta|quittung|kassenbon|kassabon)(?![\p{L}])/u

/** `Belegnummer`, `Nr. documento`, `Fecha del documento`: what programs print over every sort of paper. */
const isOfEither = ({ textLine, start, end }: Label) => ofAnyPaper.test(fold(textLine.text.slice(start, end)))
const ofAnyPaper =
  /^(?:beleg|(?:(?:n[°ºo.r]*|num\p{L}*|data|datum|date|fecha)[\s.:°º]*(?:del?\s|du\s|do\s)?)?(?:document|dokument)\p{L}*(?=$|[^\p{L}]))/iu

/** A code in the next cell to the right, or right under it. */
const leadsToCode = ({ box, size }: Line, page: Page) =>
  page.lines.some(
    ({ box: other, text }) =>
      /^\S*\d\S*$/.test(text) &&
      ((other.left > box.right && other.left - box.right < 20 * size && Math.abs(other.top - box.top) < 0.5 * size) ||
        (Math.abs(other.left - box.left) < 3 && other.top > box.bottom - 1 && other.top - box.bottom < 0.8 * size)),
  )

const isOrderField = (label: Label | undefined) => label?.leads === true && label.colon && label.closes && isOrderNumber(label)

const isOrderNumber = ({ sayings }: Label) => sayings.some(({ name, weak }) => name === 'order_number' && !weak)

const signed = /^\s*(?:#|n[°º]|nr\.|no\.)\s?\p{L}{0,5}[-/]?\d/iu

/** "Bill to", "Order date" begin with the word of a title and are none; "Facture du" 4 mars is one. */
function isOtherLabel(label: Label | undefined): boolean {
  const text = label?.textLine.text.slice(label.start, label.end).trim() ?? ''
  // `Invoice for #TP1884`: what would be whom it goes to leads to a number, and is the title.
  if (label && signed.test(label.textLine.text.slice(label.end))) return false
  if (!label?.leads || !/\s/.test(text) || /\s(?:du|de|del|of|dated|vom|van|do|da|dal)$/i.test(text)) return false
  return !label.sayings.some(({ name }) => name === 'invoice_number' || name === 'order_number')
}

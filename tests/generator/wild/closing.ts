import { type Desk, escape, label, maybe } from './desk.ts'

/** Terms, account, notes; `where` they stand is the caller's affair. */
export function closing(desk: Desk): string {
  const { facts, dice, truth, manner } = desk
  const parts: string[] = []
  const over = dice.chance(0.3)
  const say = (name: Parameters<typeof label>[1], value: string) =>
    void parts.push(
      over
        ? `<div style="margin-top:5px"><b>${label(desk, name)}</b><br>${escape(value)}</div>`
        : `<div>${label(desk, name)}${manner.colon || ':'} ${escape(value)}</div>`,
    )
  if (facts.kind === 'work_order') {
    if (!maybe(desk)) return ''
    const note = dice.pick(facts.land.words.notes)
    say('note', note)
    truth.field('note', note)
    return parts.join('')
  }
  if (!facts.credit && maybe(desk)) {
    const days = (Date.parse(facts.due) - Date.parse(facts.date)) / 86_400_000
    const terms = dice.pick(facts.land.words.terms).replace('{days}', String(days))
    say('terms', terms)
    truth.field('payment_terms', terms)
  }
  if (maybe(desk) && dice.chance(0.6)) {
    const method = dice.pick(facts.land.words.methods)
    say('method', method)
    truth.field('payment_methods', method)
  }
  if (facts.land.iban !== '' && !facts.credit && maybe(desk)) {
    const account = dice.chance(0.5) ? facts.land.iban : `IBAN ${facts.land.iban} BIC XYZAFRPP`
    say('bank', account)
    truth.field('bank_details', account)
  }
  return parts.join('')
}

/** Small print at the end of the page: who the company is, and what the law wants. */
export function foot(desk: Desk, naked: boolean): string {
  const { facts, dice, truth } = desk
  const firm = facts.kind === 'invoice' ? facts.seller : facts.buyer
  const tax = `${escape(dice.pick(facts.land.taxIdLabels))}${desk.manner.colon} ${firm.taxId}`
  const legal = facts.kind === 'invoice' ? [facts.exempt, ...dice.some(facts.land.words.legal, dice.int(0, 2))].filter(Boolean) : []
  const who = [firm.legal, ...(naked || dice.chance(0.3) ? [firm.street, firm.town] : [])]
  if (facts.kind === 'invoice') {
    truth.field('supplier_tax_id', firm.taxId)
    truth.field('supplier_name', firm.legal, firm.name)
    if (naked || who.length > 1) truth.field('supplier_address', `${firm.street} ${firm.town}`)
    const identity = [firm.legal, firm.registry].filter(Boolean).join(' ')
    if (legal.length > 0 || firm.registry !== '')
      truth.field(
        'legal_mentions',
        [...legal, firm.registry].join(' ').trim(),
        legal.join(' '),
        [...legal, identity].join(' '),
        [identity, ...legal].join(' '),
      )
  }
  const registered = [...who, firm.registry, tax].filter(Boolean).map((part, at) => (at < who.length ? escape(part) : part))
  const law = legal.map((text) => `<div>${escape(text)}</div>`).join('')
  const columns = dice.chance(0.3)
  return `<div style="font-size:7pt;margin-top:16px">${law}${columns ? `<div style="display:flex;gap:40px">${registered.map((part) => `<div>${part}</div>`).join('')}</div>` : `<div style="text-align:${dice.pick(['center', 'left'])}">${registered.join(dice.pick([' - ', ' | ', ' · ', ', ']))}</div>`}</div>`
}

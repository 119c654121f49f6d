import type { Language } from '../facts.ts'
import type { Dice } from '../random.ts'

/** What nobody's vocabulary holds, though every clerk of that one company knows what it means. */
export type OddName =
  | 'number'
  | 'date'
  | 'due'
  | 'delivery'
  | 'from'
  | 'to'
  | 'reference'
  | 'customerCode'
  | 'person'
  | 'department'
  | 'address'
  | 'other'
  | 'note'
  | 'terms'
  | 'method'
  | 'bank'
  | 'tax'
  | 'contact'
  | 'code'
  | 'name'
  | 'quantity'
  | 'price'
  | 'total'
  | 'shelf'
  | 'net'
  | 'vat'
  | 'gross'
  | 'title'

const labels: Record<Language, Record<OddName, string[]>> = {
  en: {
    number: ['Our sign', 'Slip', 'Paper mark', 'Ticket', 'File under'],
    date: ['Penned', 'Written', 'Day of paper', 'Struck on', 'Made out'],
    due: ['Settle before', 'Money by', 'Last day', 'Clears on'],
    delivery: ['Wanted on', 'On site by', 'We need it', 'Gate day', 'Must land'],
    from: ['Gate opens', 'Not before', 'Earliest', 'Doors'],
    to: ['Gate shuts', 'Not after', 'Latest', 'Doors close'],
    reference: ['Your sign', 'You wrote', 'Called off with', 'Goes with'],
    customerCode: ['We are', 'Known to you as', 'Your book no', 'House key'],
    person: ['Typed by', 'Hand', 'Clerk', 'Ask for', 'Desk of'],
    department: ['For the', 'Cost nest', 'Where used', 'Crew', 'Corner'],
    address: ['Bring it to', 'Lorry goes to', 'Set down at', 'Drop'],
    other: ['Addressed', 'Kept for', 'Attention', 'Across to'],
    note: ['Mind this', 'Also', 'Read me', 'Between us'],
    terms: ['How we settle', 'Agreed', 'Custom'],
    method: ['By way of', 'Through', 'Means'],
    bank: ['Money to', 'Our purse', 'Wire here'],
    tax: ['Crown no', 'Levy sign', 'Fiscal mark'],
    contact: ['Speak to us', 'Reach us', 'Write to'],
    code: ['Stock mark', 'Tag', 'Drawer', 'Key'],
    name: ['What', 'Stuff', 'The thing', 'Matter'],
    quantity: ['How many', 'Heads', 'Lots', 'Pull'],
    price: ['A piece', 'For one', 'Each at', 'Single'],
    total: ['Worth', 'Makes', 'Comes to', 'Row'],
    shelf: ['Bay', 'Rack', 'Spot'],
    net: ['Bare worth', 'Before the crown', 'Goods in all'],
    vat: ['Crown share', 'Levy', 'For the state'],
    gross: ['All told', 'To wire', 'Full worth'],
    title: ['SLIP', 'CALL', 'PAPER', 'SHEET'],
  },
  fr: {
    number: ['Ref. interne chantier', 'Notre repère', 'Pièce', 'Dossier', 'Feuille'],
    date: ['Rédigé', 'Établi ce', 'Jour', 'Saisi le', 'Fait au'],
    due: ['À solder avant', 'Terme', 'Au plus tard', 'Compte clos au'],
    delivery: ['Voulu pour', 'Sur place le', 'Besoin au', 'À quai le', 'Attendu'],
    from: ['Portail ouvert', 'Pas avant', 'Ouverture', 'Dès'],
    to: ['Portail fermé', 'Pas après', 'Fermeture', "Jusqu'à"],
    reference: ['Votre repère', 'Suite à', 'Rappeler', 'Appel'],
    customerCode: ['Chez vous', 'Nous sommes', 'Votre fiche', 'Clé maison'],
    person: ['Plume', 'Saisi par', 'Main', 'Voir avec', 'Bureau de'],
    department: ['Pour le', 'Nid', 'Où', 'Équipe', 'Coin'],
    address: ['Camion vers', 'Déposer à', 'Poser', 'Dépôt'],
    other: ['À la maison', 'Destiné', 'Envers', 'Chez'],
    note: ['À savoir', 'Aussi', 'Lire', 'Entre nous'],
    terms: ['Usage', 'Convenu', 'Accord'],
    method: ['Par voie de', 'Moyen', 'Au moyen'],
    bank: ['Caisse', 'Verser ici', 'Notre bourse'],
    tax: ['Repère fiscal', 'Fisc', 'Marque'],
    contact: ['Nous parler', 'Nous écrire', 'Joindre'],
    code: ['Repère', 'Clé', 'Tiroir', 'Plan'],
    name: ['Quoi', 'La chose', 'Matière', 'Objet voulu'],
    quantity: ['Combien', 'Têtes', 'Tirage', 'Fois'],
    price: ['La pièce', 'Pour un', 'À', 'Seul'],
    total: ['Vaut', 'Fait', 'Donne', 'Rang'],
    shelf: ['Travée', 'Rayon', 'Place'],
    net: ['Valeur nue', 'Avant fisc', 'Marchandise'],
    vat: ['Part du fisc', 'Fisc', "Pour l'État"],
    gross: ['Tout compris', 'À virer', 'Valeur pleine'],
    title: ['FEUILLE', 'APPEL', 'PIÈCE', 'PAPIER'],
  },
  es: {
    number: ['Nuestra seña', 'Papel', 'Hoja', 'Legajo', 'Ref. de obra'],
    date: ['Escrito', 'Hecho a', 'Día', 'Anotado', 'Puesto el'],
    due: ['Saldar antes', 'Tope', 'Último día', 'Cierra el'],
    delivery: ['Lo queremos', 'En obra el', 'Hace falta', 'Al muelle', 'Esperado'],
    from: ['Portón abre', 'No antes', 'Apertura', 'Puertas'],
    to: ['Portón cierra', 'No después', 'Cierre', 'Hasta las'],
    reference: ['Vuestra seña', 'A raíz de', 'Recordar', 'Llamada'],
    customerCode: ['Somos', 'Nos tenéis como', 'Vuestra ficha', 'Llave de casa'],
    person: ['Pluma', 'Mano', 'Anotó', 'Hablar con', 'Mesa de'],
    department: ['Para', 'Nido', 'Dónde se usa', 'Cuadrilla', 'Rincón'],
    address: ['Camión a', 'Dejar en', 'Soltar', 'Bajar en'],
    other: ['Dirigido', 'Guardado para', 'A la casa', 'Hacia'],
    note: ['Ojo', 'Además', 'Leer', 'Entre nosotros'],
    terms: ['Costumbre', 'Acordado', 'Trato'],
    method: ['Por medio de', 'Vía', 'Medio'],
    bank: ['Caja', 'Ingresar aquí', 'Nuestra bolsa'],
    tax: ['Seña fiscal', 'Hacienda', 'Marca'],
    contact: ['Hablarnos', 'Escribirnos', 'Dar con nosotros'],
    code: ['Seña', 'Llave', 'Cajón', 'Plano'],
    name: ['Qué', 'La cosa', 'Materia', 'Asunto'],
    quantity: ['Cuántos', 'Cabezas', 'Tirada', 'Veces'],
    price: ['La pieza', 'Por uno', 'A', 'Suelto'],
    total: ['Vale', 'Hace', 'Sale', 'Fila'],
    shelf: ['Nave', 'Estante', 'Hueco'],
    net: ['Valor pelado', 'Antes de Hacienda', 'Género'],
    vat: ['Parte de Hacienda', 'Hacienda', 'Al Estado'],
    gross: ['Todo junto', 'A ingresar', 'Valor lleno'],
    title: ['HOJA', 'LLAMADA', 'PAPEL', 'PLIEGO'],
  },
  de: {
    number: ['Unser Zeichen', 'Blatt', 'Zettel', 'Vorgang', 'Bauakte'],
    date: ['Verfasst', 'Geschrieben', 'Tag', 'Erstellt am', 'Stand'],
    due: ['Zu begleichen bis', 'Letzter Tag', 'Spätestens', 'Frist'],
    delivery: ['Gewünscht zum', 'Auf der Baustelle', 'Brauchen wir', 'Am Tor', 'Erwartet'],
    from: ['Tor auf', 'Nicht vor', 'Öffnet', 'Ab'],
    to: ['Tor zu', 'Nicht nach', 'Schließt', 'Bis längstens'],
    reference: ['Ihr Zeichen', 'Zu Ihrem', 'Bezug', 'Abruf'],
    customerCode: ['Wir sind', 'Bei Ihnen', 'Ihre Kartei', 'Hausschlüssel'],
    person: ['Feder', 'Getippt', 'Hand', 'Fragen Sie', 'Tisch von'],
    department: ['Für die', 'Nest', 'Wo gebraucht', 'Trupp', 'Ecke'],
    address: ['Laster nach', 'Abladen', 'Hinstellen', 'Abwurf'],
    other: ['Gerichtet', 'Verwahrt für', 'Hinüber zu', 'Zuhanden'],
    note: ['Beachten', 'Außerdem', 'Lesen', 'Unter uns'],
    terms: ['Brauch', 'Vereinbart', 'Abrede'],
    method: ['Auf dem Wege', 'Mittels', 'Weg'],
    bank: ['Kasse', 'Hierhin', 'Unser Beutel'],
    tax: ['Amtszeichen', 'Fiskus', 'Marke'],
    contact: ['Sprechen', 'Schreiben', 'Erreichbar'],
    code: ['Zeichen', 'Schlüssel', 'Lade', 'Plan'],
    name: ['Was', 'Das Ding', 'Stoff', 'Sache'],
    quantity: ['Wie viele', 'Köpfe', 'Zug', 'Mal'],
    price: ['Das Stück', 'Für eins', 'Zu je', 'Einzeln zu'],
    total: ['Wert', 'Macht', 'Ergibt', 'Zeile'],
    shelf: ['Halle', 'Regal', 'Fach'],
    net: ['Nackter Wert', 'Vor dem Fiskus', 'Ware'],
    vat: ['Teil des Fiskus', 'Fiskus', 'Dem Staat'],
    gross: ['Alles in allem', 'Zu senden', 'Voller Wert'],
    title: ['BLATT', 'ABRUF', 'ZETTEL', 'BOGEN'],
  },
}

const syllables = ['dro', 'mek', 'tal', 'vin', 'sor', 'pel', 'gra', 'nub', 'kit', 'lom', 'far', 'zen', 'hod', 'wam', 'rus', 'tep']

/** The labels of one company: odd words of its language, some of them words of no language at all; no two alike. */
export function inventOddLabels(language: Language, dice: Dice): Record<OddName, string> {
  const taken = new Set<string>()
  const nonce = () => {
    const word = dice.pick(syllables) + dice.pick(syllables)
    return word[0]!.toUpperCase() + word.slice(1)
  }
  const invent = (texts: readonly string[]): string => {
    const free = texts.filter((text) => !taken.has(text))
    const label = free.length === 0 || dice.chance(0.2) ? nonce() : dice.pick(free)
    if (taken.has(label)) return invent(texts)
    taken.add(label)
    return label
  }
  const names = Object.keys(labels[language]) as OddName[]
  return Object.fromEntries(names.map((name) => [name, invent(labels[language][name])])) as Record<OddName, string>
}

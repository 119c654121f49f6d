import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

const forms = pattern('u')`
  (?<![\p{L}])(?:
    S\.\s?COOP\.\s?[VLAC]\.?(?:L\.?)?|S\.?\s?A\.?P\.?I\.?(?!\p{L})|S\.?\s(?:de|DE)\sR\.?\s?L\.?|R\.?L\.?\s(?:de|DE)\sC\.?V\.?|
    (?:de|DE)\sC\.\s?V\.|LTD\.?|LIMITED|INC\.|CORP\.|PTY|P(?:te|TE)\.?|PVT|L(?:tda|TDA|DA)\.?|L(?:imitada|IMITADA)|
    S\.?A\.?C\.?(?!\p{L})|S\.\s?C\.\s?A\.|EIRELI|EIRL|E\.I\.R\.L\.|S(?:PA|pa)\.?$|Srl|S(?:nc|as)$|S\/A|S\.?A\.?R\.?L\.?|S\.?A\.?S\.?U?\.?|
    S\.?A\.?(?!\p{L})|EURL|EARL|GAEC|SCEA|SNC|SCI|SCOP|SELARL|SCIC|g?GmbH(?:\s?&\s?Co\.?\s?KG)?|GMBH|mbH|AG|KG|KGaA|OHG|e\.?G\.?|A[öo]R|
    Ges\.?\s?m\.?\s?b\.?\s?H\.?|e\.?\s?K\.?|e\.\s?Kf[mr]\.?|e?GbR|Part(?:G(?:\s?mbB)?|mbB|GmbB)|UG|e\.V\.|Ltd\.?|Limited|LLC|L\.L\.C\.|
    PLLC|P\.L\.L\.C\.|LLP|PLC|plc|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.(?!\s(?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|
    Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow|Antrim|Armagh|Down|Fermanagh|Londonderry|Tyrone|Durham)(?!\p{L}))|Company$|DAC|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?(?!\p{L})|
    C?BVBA|GIE|OÜ|S\.\s?[na]\.\s?[cs]\.|Soc\.\s?[Cc]oop\.?|C\.\s?B\.$|FZE|d\.o\.o\.|Kft\.|S\.?L\.?(?:U\.?|P\.?)?(?!\p{L})|S\.?R\.?L\.?|
    S\.?p\.?A\.?|S\.r\.l\.?|S\.p\.a\.?|S\.?\s?Coop\.?|S\.?C\.?P\.?|Lda\.?|Ltda\.?|S\.A\.U\.?|Pty|AB|A\/S|ApS|AS|Oy|Sp\.\s?z\s?o\.?o\.?|
    inc\.|[Ll]t[ée]e|Pvt\.?|ASBL|VZW|SCRL|SPRL|SRL|SÀRL|Sàrl|SA|SE|s\.r\.o\.
  )(?![\p{L}])
`
const trades = pattern('u')`
  (?:
    hopital|hospital|hospitalier|clinique|clinic|lycee|college|school|ecole|universit|mairie|commune|ville de|council|county|district|
    hotel|restaurant|restaurante|brasserie|ehpad|residence|residencia|colegio|ayuntamiento|bodegas|talleres|ateliers|groupe|group|
    cabinet|stadt|gemeinde|klinik|krankenhaus|schule|verein|stiftung|foundation|association|asociacion|fundacion|fundacio|fundacao|fondation|fondazione|stichting|ministere|
    departement of|department of|co-?op(?:erative)?|bank|solutions|services|supply|industries|company|trading|consulting|library|bibliothe[qk]|biblioteca|
    institut(?:e|o)? (?:for|of|de|des|d'|du|del|fur)|academy|academies|academia|opticians|(?:^| )(?:optique|optica|opticos)(?: |$)|shipping (?:co|ltd|line)|chantier naval|
    laboratoires? (?:departemental|regional|central|national|municipal|veterinaire)|
    museum|musee|museo|prefecture|rectorat|direction (?:inter)?(?:departementale|regionale)|
    (?:^| )(?:bar|cafe|cafeteria|taberna|meson|asador|bistrot?|auberge|boulangerie|patisserie|boucherie|charcuterie|traiteur|pizzeria|
    trattoria|osteria|ristorante|albergo|panificio|gasthof|gasthaus|wirtshaus|landgasthof|backerei|metzgerei|autohaus|bakery|diner|
    tavern|syndic(?:at)?|gerance|hausverwaltung|property management|administradores|gestion (?:locative|immobiliere))(?: |$)|
    ^(?:societe|ste\.?|ets\.?|etablissements?) (?!par |anonyme|a |en |civile|de |des |du |individuel)\p{L}{2}
  )
`

/** Words that only companies and institutions have in their names. */
export function isCompanyName(text: string): boolean {
  return forms.test(text) || trades.test(fold(text))
}

export function hasLegalForm(text: string): boolean {
  return forms.test(text) && !isCounty(text)
}

/** `Co. Waterford`: an Irish or English county as a line of an address. */
export function isCounty(text: string): boolean {
  return /^Co\.? \p{Lu}\p{Ll}{2,}$/u.test(text)
}

const everyForm = new RegExp(forms.source, 'gu')

export function withoutLegalForm(text: string): string {
  return text.replace(everyForm, '').trim()
}

/** `plc`, `GmbH & Co. KG`, `S.A. de C.V.` and nothing else. */
export function isLegalFormOnly(text: string): boolean {
  const rest = withoutLegalForm(text).replace(
    /&|\bCo\b|\bKG\b|\b(?:de|DE) C\.?\s?V\b|\b(?:de|DE) R\.?\s?L\b|\bUnipessoal\b|\bPrivate\b|\bPvt\b/g,
    '',
  )
  return rest !== text && !/\p{L}/u.test(rest)
}

/** `SCI au capital de 150 000 € - RCS Bordeaux 509 147 724`: what the firm over it is, and nobody's name. */
export function isFormAndCapital(text: string): boolean {
  const form = /^(.{2,40}?),?\s(?:(?:au|à|con|mit|with) )?(?:capital|kapital)\b/iu.exec(text)?.[1]
  return form !== undefined && isLegalFormOnly(form)
}

/** What ties a question to the one before, in English, Spanish and French. Data only. */

/** With these a question goes on: `And in May?`, `¿Y los pedidos?`, `Et pour Verger ?` */
export const goingOn =
  /^ (?:and|what about|how about|(?:and )?(?:the )?same (?:thing )?(?:for|in|with)|y(?! a t il)|que hay de|que tal|(?:y )?lo mismo (?:para|en|con|de)|et|(?:et )?que en est il (?:de|du|des|pour|en)|(?:et )?(?:la )?meme chose (?:pour|en|avec))(?= )/

/** With these it speaks of the documents of the answer before: `which of those`, `list them`, `when is it due`. */
export const sameOnes = new RegExp(
  `(?<= )(?:${[
    '(?:of |among |are )?(?:them|those|these|they)(?: (?:ones|invoices|orders|documents))?',
    'it',
    '(?:de |entre )?(?:ell[ao]s|es[ao]s)(?: (?:facturas|pedidos|documentos))?',
    '(?:de |entre )?est[ao]s (?:facturas|pedidos|documentos)',
    '(?:muestra|lista|ensena|di|da)mel[ao]s',
    '(?:parmi |d entre |entre )?(?:celles|ceux)(?: (?:ci|la))',
    '(?:parmi |entre )(?:eux|elles)',
    '(?:montre|liste|donne|affiche)(?:z)? (?:les|la)(?: moi)',
    'ces (?:factures|commandes|documents)',
  ].join('|')})(?= )`,
)

/** The same between words that belong together: `¿Quién la aprobó?`, `Qui les a approuvées ?` */
export const sameOnesBetween = / (?:(?<=qui )les?(?= (?:a|ont) )|(?<=quien )l[ao]s?(?= ))/

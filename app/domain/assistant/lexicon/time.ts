/** Words for days and periods in English, Spanish and French, as `plainText` leaves them. Data only. */

export const months = [
  'january|jan|enero|janvier',
  'february|feb|febrero|fevrier',
  'march|marzo|mars',
  'april|abril|avril',
  'may(?! (?:i|we|you|be) )|mayo|mai',
  'june|junio|juin',
  'july|julio|juillet',
  'august|agosto|aout',
  'september|sept|septiembre|septembre',
  'october|oct|octubre|octobre',
  'november|nov|noviembre|novembre',
  'december|dec|diciembre|decembre',
]

export const quarters = [
  'q1|1st quarter|first quarter|t1|1t|primer trimestre|premier trimestre|1er trimestre',
  'q2|2nd quarter|second quarter|t2|2t|segundo trimestre|deuxieme trimestre|2e trimestre|2eme trimestre',
  'q3|3rd quarter|third quarter|t3|3t|tercer trimestre|troisieme trimestre|3e trimestre|3eme trimestre',
  'q4|4th quarter|fourth quarter|last quarter of|t4|4t|cuarto trimestre|quatrieme trimestre|4e trimestre|4eme trimestre',
]

export const halves = [
  'h1|first half|primer semestre|premier semestre|1er semestre',
  'h2|second half|segundo semestre|second semestre|deuxieme semestre|2e semestre|2eme semestre',
]

const whole = (words: string) => new RegExp(`(?<= )(?:${words})(?= )`, 'g')

export const periodWords = {
  today: whole('today|hoy|aujourdhui'),
  yesterday: whole('yesterday|ayer|hier'),
  tomorrow: whole('tomorrow|manana|demain'),
  this_week: whole('this week|the current week|esta semana|cette semaine'),
  last_week: whole('last week|the past week|previous week|(?:la )?semana pasada|(?:la )?semaine (?:derniere|passee)'),
  next_week: whole('next week|the coming week|(?:la )?(?:proxima semana|semana que viene)|(?:la )?semaine prochaine'),
  this_month: whole('this month|the current month|este mes|ce mois(?: ci)?'),
  last_month: whole('last month|previous month|(?:el )?mes (?:pasado|anterior)|(?:le )?mois (?:dernier|passe|precedent)'),
  next_month: whole('next month|(?:el )?(?:proximo mes|mes que viene)|(?:le )?mois prochain'),
  this_quarter: whole('this quarter|este trimestre|ce trimestre'),
  last_quarter: whole('last quarter|previous quarter|(?:el )?trimestre pasado|(?:le )?trimestre (?:dernier|precedent)'),
  this_year: whole('this year|so far this year|year to date|the current year|este ano|cette annee'),
  last_year: whole('last year|previous year|(?:el )?ano pasado|(?:annee derniere|an dernier|annee passee|annee precedente)'),
  next_year: whole('next year|(?:el )?proximo ano|(?:el )?ano que viene|(?:annee prochaine|an prochain)'),
  last_days: whole(
    '(?:in )?(?:the )?(?:last|past) (?:(\\d{1,3}) )?(?:days|weeks)|(?:en )?(?:los |las )?ultim[ao]s (?:(\\d{1,3}) )?(?:dias|semanas)|(?:dans |ces |les )*(?:(\\d{1,3}) )?dernier(?:e)?s (?:(\\d{1,3}) )?(?:jours|semaines)',
  ),
  last_months: whole(
    '(?:in )?(?:the )?(?:last|past) (\\d{1,2}) months|(?:en )?(?:los )?ultimos (\\d{1,2}) meses|(?:dans |ces |les )*(\\d{1,2}) derniers mois',
  ),
  next_days: whole(
    '(?:with)?in (?:the )?(?:next |coming )?(\\d{1,3}) (?:days|weeks)|(?:the )?(?:next|coming) (\\d{1,3}) (?:days|weeks)|(?:en )?(?:los |las )?proxim[ao]s (\\d{1,3}) (?:dias|semanas)|(?:dans |sous |les |ces )+(\\d{1,3}) (?:prochain(?:e)?s )?(?:jours|semaines)|(?:en|dentro de) (\\d{1,3}) (?:dias|semanas)',
  ),
} as const

// A moment that was recognised stands as `@0`.
const one = (words: string) => new RegExp(`(?<= )(?:${words}) +@(\\d)(?= )`)
const to = '(?:to|until|till|through|a|al|hasta|au|jusque au|jusque a)'
export const fromMoment = new RegExp(
  `(?<= )(?:(?:between|entre) +(?:el |le |la )?@(\\d) +(?:and|y|et|to)|(?:from|de|du|desde|del|depuis) +(?:el |le |la )?@(\\d) +${to}) +(?:el |le |la )?@(\\d)(?= )`,
)
export const sinceMoment = one(
  'since|starting(?: from| on)?|as of|desde(?: el| la)?|a partir del?|depuis(?: le| la)?|a compter du|a partir du|des',
)
/** `From March on`; `from March` is in March. */
export const onwards = /(?<= )from +@(\d) (?:on|onwards?|forward)(?= )/
export const pairOfMoments = /(?<= )@(\d) +(?:and|or|y|o|et|ou|vs|versus|con|avec|contre) +(?:in |en |de )?@(\d)(?= )/
export const afterMoment = one('after|later than|despues del?|posterior(?:es)? a|apres(?: le| la)?|posterieure?s? (?:a|au)')
export const beforeMoment = one('before|earlier than|prior to|antes del?|anterior(?:es)? a|avant(?: le| la)?|anterieure?s? (?:a|au)')
/** Up to a day, and with it. */
export const fromYear = one('until|till|up to|by|through|hasta(?: el| la)?|jusque?(?: en| au| a(?: la)?)?')
export const oneMonth = new RegExp(
  `(?<= )(from|between|del?|entre|du) (\\d{1,2})(?:er|st|nd|rd|th)? (to|and|al?|y|au|et) (\\d{1,2})(?:er|st|nd|rd|th)? (?:of |de )?(${months.join('|')})(?= )`,
)
/** Small words that lead to a moment and change nothing. */
export const andMoment = one(
  '(?:in|on|of|for|from|or|o|ou|during|over|at|dated|and|with|vs|versus|to|than|the|en|el|la|del?|durante|al|y|con|frente a|le|du|pour|pendant|et|au|avec|contre)(?: (?:the|el|la|los|le|mes de|mois de|year|ano))?',
)

/** What is said once for two: the unit of the period before, `the first and second quarter`. */
export const relativeLast: [RegExp, (found: string[]) => string][] = [
  [
    /(?<= )(?:the |el |le )?(first|second|third|fourth|1st|2nd|3rd|4th|primer|segundo|tercer|cuarto|premier|deuxieme|troisieme|quatrieme|1er|2e|3e|4e) (and|or|with|versus|vs|to|y|o|con|al?|et|ou|avec|au?) (?:the |el |le )?(second|third|fourth|2nd|3rd|4th|segundo|tercero?|cuarto|deuxieme|second|troisieme|quatrieme|2e|3e|4e) (quarter|half|trimestre|semestre)s?(?= )/,
    (found) => `${found[1]} ${found[4]} ${found[2]} ${found[3]!.replace('tercero', 'tercer')} ${found[4]}`,
  ],
  [
    /(?<= )this (week|month|quarter|year) (versus|vs|against|and|than|compared (?:to|with)|in comparison (?:to|with)) (?:the )?(?:last|previous|prior)(?: one)?(?= )(?! (?:weeks?|months?|quarters?|years?|\d))/,
    ([, unit]) => `this ${unit} versus last ${unit}`,
  ],
  [
    /(?<= )est[ea] (semana|mes|trimestre|ano) (?:frente|versus|vs|y|que|contra|comparad[ao]|en comparacion)(?: (?:a|con))?(?: el| la| al)? (?:pasad[ao]|anterior)(?= )/,
    ([, unit]) => `este ${unit} frente a ${unit} ${unit === 'semana' ? 'pasada' : 'pasado'}`.replace('este semana', 'esta semana'),
  ],
  [
    /(?<= )cet?(?:te)? (semaine|mois|trimestre|annee) (?:par rapport|compare[es]*|face|versus|vs|contre|et|que)(?: (?:a|au|aux))?(?: le| la)? (?:dernier|derniere|precedente?|passee?)(?= )/,
    ([, unit]) => (unit === 'semaine' || unit === 'annee' ? `cette ${unit} versus ${unit} derniere` : `ce ${unit} versus ${unit} dernier`),
  ],
]

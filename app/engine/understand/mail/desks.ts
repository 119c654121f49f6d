import { isUnit } from '../parties/service-names.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { post } from './posts.ts'

/** What people in a firm do, by the desk. */
export const desk = pattern('u')`
  ^(?:
    (?:zentral)?einkauf|service |achats?\b|approvisionnements?|compras|purchasing|procurement|buying|(?:main )?stores|magasin|almacen|
    lager|production|produktion|produccion|taller\b|parts (?:department|dept|desk)|werkstatt|officina|atelier|estates|maintenance|mantenimiento|instandhaltung|facilities|catering|cuisine|kitchen|cocina|
    kuche|direccion|direction|economat|intendance|logisti\p{L}+|disposition|acquisti|ufficio |inkoop|compras
  )
`

export const isDesk = (text: string) => desk.test(fold(text)) || post.test(fold(text)) || isUnit(text)

/** Whoever signs for these sells. */
export const sellersDesk = pattern('u')`
  ^(?:
    atencion al cliente|servicio (?:de atencion )?al cliente|departamento comercial|dpto\.? comercial|
    service (?:clients?|commercial|ventes)|administration des ventes|adv\b|customer (?:service|care|support)|kundenservice|kundendienst|
    klantenservice|servizio clienti|ufficio vendite|apoio ao cliente
  )
`

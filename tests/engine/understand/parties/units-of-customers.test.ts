import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const departmentOf = (under: string, fact = 'Date : 15/09/2025') =>
  understandDocument(
    drawDocument(`
**CENTRE HOSPITALIER DE PONT-AUBERT**         **BON DE COMMANDE**
${under}
1 rue de l'Hôpital
45000 ORLEANS

N° de commande : BC-4417
${fact}

Fournisseur
KALYS MEDICAL
69380 CHAZAY

Code       Désignation                      Qté         Prix        Montant
CD-40      Cathéter                           4         10,00         40,00
CD-55      Compresse                         10          1,00         10,00
`),
    { kind: 'work_order' },
  ).fields.department?.value

describe('a service under the name of who orders', () => {
  test.each([
    ['Cellule des approvisionnements', 'Cellule des approvisionnements'],
    ['Régie boutique', 'Régie boutique'],
    ['Repairs & Maintenance Team', 'Repairs & Maintenance Team'],
    ['Área de Obras y Servicios. Plaza de España 1', 'Área de Obras y Servicios'],
    ['Direction des achats - Cellule dispositifs médicaux', 'Direction des achats - Cellule dispositifs médicaux'],
    ['Restaurant scolaire Simone Veil', 'Restaurant scolaire Simone Veil'],
  ])('%s', (line, unit) => {
    expect(departmentOf(line)).toBe(unit)
  })

  test.each([
    ['Rayon : CREMERIE', 'CREMERIE'],
    ['Centro gestor: SUMINISTROS', 'SUMINISTROS'],
    ['Einkaufsgruppe: Gusseinkauf', 'Gusseinkauf'],
  ])('is asked for by a label: %s', (fact, unit) => {
    expect(departmentOf('Téléphone 02 38 55 41 09', fact)).toBe(unit)
  })

  test('the code of a service in what is said of invoices is none', () => {
    expect(departmentOf('Direction des Achats', 'Chorus Pro – code service : SCE-ECO')).toBe('Direction des Achats')
  })
})

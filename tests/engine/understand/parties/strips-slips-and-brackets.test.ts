import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { findUnheaded } from '#app/engine/understand/parties/unheaded.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const sums = `
Descripción              Cantidad    Precio      Importe
Mantenimiento                   1    180,00       180,00

                      Base imponible             180,00
                      IVA 21 %                    37,80
                      Total                      217,80`

const read = (head: string) => {
  const { fields } = understandDocument(drawDocument(`${head}\n${sums}`), { kind: 'invoice', today: '2026-11-26' })
  return Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, cell.value]))
}

test('what heads the column beside the customer is no name, and the number in brackets is the customer’s', () => {
  const { client_name, client_address, client_id } = read(`
TALLERES PEDREGAL                                              Factura 26/0009
Avda. de la Argentina 92, 33213 Gijón                          Fecha: 06/02/2026
Tel. 985 32 17 44


                    Cliente                                Vehículo
LIMPIEZAS CANTÁBRICO SL (cód. 331)          FORD TRANSIT CUSTOM
C/ Marqués de San Esteban 19                Bastidor WF0YXXTTG
33206 Gijón                                 Kms 163.402`)
  expect([client_name, client_address, client_id]).toEqual(['LIMPIEZAS CANTÁBRICO SL', 'C/ Marqués de San Esteban 19\n33206 Gijón', '331'])
})

test('the customer’s code behind its heading stands over the name, and a code in a strip of cells is no town', () => {
  const { client_name, client_address } = read(`
GARAGE DES ALPILLES                                            Facture 2026-114
Agent toutes marques – Carrosserie – Dépannage 24/24           17/03/2026
Route d'Avignon 13210 St Rémy de Provence
Tél. 04 90 92 18 63

Immat.                  Modèle                     1ère MEC               N° OR
EH-417-KB               PEUGEOT PARTNER            22/09/2016             OR 14477

                                        Client 411PLOM02
                                        Plomberie Estève
                                        12 chemin des Carrières
                                        13520 Maussane-les-Alpilles`)
  expect([client_name, client_address]).toEqual(['Plomberie Estève', '12 chemin des Carrières\n13520 Maussane-les-Alpilles'])
})

test('what a house does is no line of its address, whatever figures it has', () => {
  const { supplier_address } = read(`
GARAGE DES ALPILLES                                            Facture 2026-114
Agent toutes marques – Carrosserie – Dépannage 24/24           17/03/2026
Route d'Avignon 13210 St Rémy de Provence
Tél. 04 90 92 18 63

Client :   Plomberie Estève
           12 chemin des Carrières
           13520 Maussane-les-Alpilles`)
  expect(supplier_address).toBe("Route d'Avignon 13210 St Rémy de Provence")
})

test('what stands over the slip that goes back with the money is nobody’s name', () => {
  const slip = drawDocument(`
PAYMENT ADVICE
To: True North Surveying Pty Ltd
Level 1, 44 King Street
PENRITH NSW 2750
AUSTRALIA`)
  const parties = findUnheaded(labelPage(slip.pages[0]!), new Set())
  expect(parties.flatMap(({ names }) => names.map(({ text }) => text))).toEqual(['To: True North Surveying Pty Ltd'])
})

test('the codes of a bank are no town', () => {
  const { client_name, client_address } = read(`
SALUMI BORTOLOTTI S.N.C.                                 Spett.le
Via Emilia Ovest 212 - 41123 MODENA                      TRATTORIA DA NINO DI RUSSO A.
Tel. 059 330418                                          Via Canalino 61
                                                         41121 MODENA MO

FATTURA 418/A     28/02/2026

Condizioni di pagamento                    Banca d'appoggio
RI.BA. 30 GG D.F.F.M.                      BPER AG. 3 MODENA ABI 05387 CAB 12903`)
  expect([client_name, client_address]).toEqual(['TRATTORIA DA NINO DI RUSSO A.', 'Via Canalino 61\n41121 MODENA MO'])
})

test('street and town in two cells of one row are one address', () => {
  const { supplier_address } = read(`
GETRAENKE HAUSER GMBH & CO. KG     Heimdienst - Gastronomie - Feste
Obere Bahnhofstr. 61     86609 Donauwoerth     Tel 0906/70410

Sportgaststaette am Stadion
Jahnstr. 3
86609 Donauwoerth

RECHNUNG                                Nummer : G-260077`)
  expect(supplier_address).toBe('Obere Bahnhofstr. 61\n86609 Donauwoerth')
})

test('a hamlet in capitals over the town is its address', () => {
  const { client_address } = read(`
QUINCAILLERIE LOIRE-OCEAN                       FACTURE
12 RUE DE L'INDUSTRIE                           N° FA0002914   DU 24.02.2026
44470 CARQUEFOU
TEL 02.40.30.71.55

                                                MECANIQUE GENERALE DE L'ERDRE
                                                M.G.E.
                                                LA GRANDE LANDE
                                                44240 SUCE SUR ERDRE`)
  expect(client_address).toBe('LA GRANDE LANDE\n44240 SUCE SUR ERDRE')
})

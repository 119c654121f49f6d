/** One line and the sums that any bill may have. */
export const SUMS = `
Désignation                      Quantité    P.U. HT      Montant HT
Pommes Gala                          26        30,00        780,00

                                 Total HT                   780,00
                                 TVA 20 %                   156,00
                                 Total TTC                  936,00
`

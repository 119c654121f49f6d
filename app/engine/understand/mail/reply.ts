/** `RE: Devis DV-26-0318`, `Betreff: WG: Angebot 881`: who answers an offer, or passes it on, orders under a number of their own. */
export const isReply = (text: string): boolean => answer.test(text)

const answer = /^(?:(?:objet|subject|betreff|asunto|oggetto|onderwerp|assunto)\s?:\s?)?(?:re|aw|antw|sv|tr|fwd?|wg|rv|rm|i)\s?:/iu

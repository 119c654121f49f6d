/**
 * One order at a time, and each answer to one order only: an answer that is still there when the next order is already given (what it changed is
 * being loaded) is not that order's.
 */
export function ordersInTurn<Given, Answer>() {
  let given: Given | null = null
  let known: Answer | undefined
  return {
    /** False while another one is under way. */
    begin(order: Given): boolean {
      if (given !== null) return false
      given = order
      return true
    },
    underWay: () => given,
    /** The order that an answer ends; null for one that is known, or asked for by nobody. */
    end(answer: Answer): Given | null {
      if (answer === known || given === null) return null
      known = answer
      const ended = given
      given = null
      return ended
    },
  }
}

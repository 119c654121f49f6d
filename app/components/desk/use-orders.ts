import { useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnswerOf } from '#app/components/use-answer-of.ts'
import { XSRF_FIELD } from '#app/contract/auth.ts'
import type { DeskAnswer, DeskOrder } from '#app/contract/desk.ts'
import { ordersInTurn } from './orders-in-turn.ts'
import type { Work } from './renew-order.ts'

/**
 * Sends orders to the address of the document that is shown and hands each answer on once, with what was typed when it was sent. The address of the
 * window will not do: it is the next document's before that is drawn, and a second stroke of the key would approve what nobody has seen.
 */
export function useOrders(address: string, onAnswer: (answer: DeskAnswer, order: DeskOrder, sent: Work) => void) {
  const fetcher = useFetcher<DeskAnswer>()
  const answer = useAnswerOf(fetcher)
  const xsrf = useRouteLoaderData<{ xsrf: string }>('root')?.xsrf ?? ''
  const [orders] = useState(ordersInTurn<{ order: DeskOrder; sent: Work }, DeskAnswer>)
  const answered = useRef(onAnswer)
  useEffect(() => {
    answered.current = onAnswer
  })
  useEffect(() => {
    if (!answer || fetcher.state === 'submitting') return
    const ended = orders.end(answer)
    if (ended) answered.current(answer, ended.order, ended.sent)
  }, [answer, fetcher.state, orders])

  const { submit } = fetcher
  const send = useCallback(
    (order: DeskOrder, sent: Work) => {
      if (!orders.begin({ order, sent })) return false
      submit({ [XSRF_FIELD]: xsrf, order: JSON.stringify(order) }, { method: 'post', action: address })
      return true
    },
    [submit, xsrf, address, orders],
  )
  const isUnderWay = useCallback(() => orders.underWay() !== null, [orders])
  const isIdle = fetcher.state === 'idle'
  return { send, isUnderWay, isIdle, busyWith: isIdle ? null : (orders.underWay()?.order.intent ?? null) }
}

import { messageCreation, threadChange, threadCreation } from '../threads.ts'
import { json, resource, type Endpoint } from './endpoint.ts'

/** Conversations with the assistant. */
export const assistant: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/v1/ai_threads',
    summary: 'Own conversations with the assistant',
    needs: 'bot',
    access: 'read',
    status: 200,
    answer: 'Threads',
  },
  {
    method: 'post',
    path: '/api/v1/ai_threads',
    summary: 'A new thread',
    needs: 'bot',
    access: 'write',
    body: resource(threadCreation),
    status: 201,
    answer: 'Thread',
  },
  {
    method: 'get',
    path: '/api/v1/ai_threads/{threadId}',
    summary: 'A thread with its messages',
    needs: 'bot',
    access: 'read',
    status: 200,
    answer: 'Thread',
  },
  {
    method: 'patch',
    path: '/api/v1/ai_threads/{threadId}',
    summary: 'Rename a thread',
    needs: 'bot',
    access: 'write',
    body: resource(threadChange),
    status: 200,
    answer: 'Thread',
  },
  { method: 'delete', path: '/api/v1/ai_threads/{threadId}', summary: 'Delete a thread', needs: 'bot', access: 'write', status: 204 },
  {
    method: 'post',
    path: '/api/v1/ai_threads/{threadId}/messages',
    summary: 'Ask; answered as events delta, citation, done, error',
    needs: 'bot',
    access: 'write',
    body: json(messageCreation),
    status: 200,
    content: 'text/event-stream',
  },
]

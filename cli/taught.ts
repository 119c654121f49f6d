import { z } from 'zod'
import type { Answer } from './answer.ts'
import { plain, say } from './output.ts'
import type { Server } from './server.ts'

const learned = z.object({ learned: z.object({ memory_id: z.string() }) })
const changed = z.object({ documents: z.number() })

/** What the corrections in approved documents taught: told at the end, on standard error, with how many waiting documents would change by it. */
export class Taught {
  private readonly memories: { document: string; memory: string }[] = []

  note(document: string, { meta }: Answer): void {
    const memory = learned.safeParse(meta).data?.learned.memory_id
    if (memory) this.memories.push({ document, memory })
  }

  async tell(server: Server): Promise<void> {
    for (const { document, memory } of this.memories) {
      const { meta } = await server.call('GET', `/memories/${memory}/preview`)
      const { documents } = changed.parse(meta)
      const waiting = documents === 1 ? '1 waiting document' : `${documents} waiting documents`
      const outcome = documents === 0 ? 'nothing that waits would change' : `${waiting} would change, which the lists in the browser offer`
      say(`Learned from ${plain(document)}: ${outcome}.`)
    }
  }
}

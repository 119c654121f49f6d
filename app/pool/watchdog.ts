import { workerData } from 'node:worker_threads'
import { MEMORY, MEMORY_SIGNAL, WATCH_EVERY } from './limits.ts'

/**
 * Runs as a thread inside an extraction process, where it goes on even while the process is busy in a loop.
 * It ends the process when it takes too much memory or when its parent is gone (kill -9 included).
 */
const { parent } = workerData as { parent: number }

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() > MEMORY) process.kill(process.pid, MEMORY_SIGNAL)
}, WATCH_EVERY)

import { parentPort } from 'node:worker_threads'
import type { Question } from './thread-messages.ts'
import './provider-thread-main.ts'

// A connector thread that two deliveries block: one never ends, one takes all memory.

parentPort!.on('message', (question: Question) => {
  if (question.ask !== 'webhook') return
  const { secret } = question.delivery
  const taken: unknown[] = []
  while (secret === 'endless') taken.length = 0
  while (secret === 'all memory') taken.push(Array.from({ length: 10_000 }, () => taken.length))
})

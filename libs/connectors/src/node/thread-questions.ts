import { ReadingStopped } from '../provider-error.ts'
import { receivedError } from './thread-messages.ts'
import type { Answer, Question } from './thread-messages.ts'

/** A question that gets an answer. */
export type NumberedQuestion = Extract<Question, { id: number }>
/** The answer with the number of its question. */
export type NumberedAnswer = Extract<Answer, { id: number }>

interface Waiting {
  resolve(answer: NumberedAnswer): void
  reject(error: Error): void
}

interface ThreadQuestionsOptions {
  /** @throws for a question that can't be cloned */
  send: (question: NumberedQuestion) => void
  /** Nobody waits for the answer any more. */
  sendAbort: (id: number) => void
  /** No question waits for an answer. */
  onNoneLeft: () => void
}

/** The questions to the other thread that wait for their answers. */
export function threadQuestions({ send, sendAbort, onNoneLeft }: ThreadQuestionsOptions) {
  const waiting = new Map<number, Waiting>()
  const remove = (id: number) => {
    waiting.delete(id)
    if (waiting.size === 0) onNoneLeft()
  }

  return {
    /** Sends a question and waits for one answer. @throws its error, or the signal's reason */
    ask: (question: NumberedQuestion, signal?: AbortSignal) =>
      new Promise<NumberedAnswer>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error)
        const { id } = question
        const done = () => {
          signal?.removeEventListener('abort', stop)
          remove(id)
        }
        const stop = () => {
          done()
          sendAbort(id)
          reject(signal?.reason as Error)
        }
        signal?.addEventListener('abort', stop, { once: true })
        waiting.set(id, {
          resolve(answer) {
            done()
            if (answer.answer === 'error') reject(receivedError(answer.error))
            else resolve(answer)
          },
          reject(error) {
            signal?.removeEventListener('abort', stop)
            reject(error)
          },
        })
        try {
          send(question)
        } catch (error) {
          // It couldn't be cloned.
          done()
          reject(error as Error)
        }
      }),
    answer: (answer: NumberedAnswer) => waiting.get(answer.id)?.resolve(answer),
    /** Fails every waiting question, because its thread has ended. */
    failAll() {
      for (const { reject } of waiting.values()) reject(new ReadingStopped())
      waiting.clear()
      onNoneLeft()
    },
  }
}

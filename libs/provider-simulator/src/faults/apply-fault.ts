import type { Fault } from './fault-list.ts'

/** Waits, but no longer than the caller does. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || milliseconds <= 0) {
      resolve()
      return
    }
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
  })

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const maintenancePage =
  '<!DOCTYPE html><html lang="en"><head><title>Maintenance</title></head><body><h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1></body></html>'

const html = (body: string, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers } })

const stream = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ start })

/** The faulty answer, made of the right one where the fault needs it. */
export const applyFault = async (
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> => {
  if (fault.delayMs) await wait(fault.delayMs, signal)
  switch (fault.kind) {
    case 'slow':
      return answer()
    case 'status': {
      const status = fault.status ?? 500
      const headers: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }
      return html(`<html><body><h1>${status}</h1></body></html>`, status, headers)
    }
    case 'html':
      return html(maintenancePage, 200)
    case 'stall':
      await untilAborted(signal)
      return html('', 499)
    case 'reset':
      return new Response(
        stream((controller) => controller.error(new TypeError('The simulator cut the connection'))),
        { headers: { 'Content-Type': 'application/json; charset=UTF-8' } },
      )
    case 'half-body': {
      const right = await answer()
      const bytes = new Uint8Array(await right.arrayBuffer())
      return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), right)
    }
    case 'wrong-schema': {
      const right = await answer()
      const body: unknown = await right.json()
      const wrong = { entry: { identifier: 'one' }, amount: null }
      return new Response(JSON.stringify(Array.isArray(body) ? body.map(() => wrong) : wrong), right)
    }
    case 'empty-page-with-next': {
      const right = await answer()
      return new Response('[]', right)
    }
  }
}

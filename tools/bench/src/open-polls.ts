import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'

interface Polled {
  port: number
  path: string
  token: string
  connections: number
  /** How often each connection sends a request. */
  everyMs: number
}

/** Connections that stay open and request one address from time to time. */
export interface Polls {
  counts(): { open: number; answered: number; refused: number }
  close(): void
}

/** How many are opened at a time: a server only queues so many that it hasn't accepted yet. */
const maxConcurrent = 100

/** Opens all connections. Each has an address of its own, for a server that trusts its proxy. */
export async function openPolls({ port, path, token, connections, everyMs }: Polled): Promise<Polls> {
  const sockets: Socket[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const counts = { open: 0, answered: 0, refused: 0 }

  const keepAsking = (socket: Socket, index: number) => {
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    const request = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Authorization: Bearer ${token}`,
      `X-Forwarded-For: ${address}`,
      '\r\n',
    ].join('\r\n')
    const askIn = (ms: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (socket.writable) socket.write(request)
      }, ms)
      timers.add(timer)
    }
    socket.on('data', (piece: Buffer) => {
      // Further chunks of a longer answer begin differently.
      if (piece.toString('latin1', 0, 9) !== 'HTTP/1.1 ') return
      if (piece.toString('latin1', 9, 12) === '200') counts.answered += 1
      else counts.refused += 1
      askIn(everyMs)
    })
    // Sends the first request immediately, because servers close connections that send nothing.
    askIn(0)
  }

  while (sockets.length < connections) {
    const some = Array.from({ length: Math.min(maxConcurrent, connections - sockets.length) }, () =>
      connect(port, '127.0.0.1'),
    )
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    for (const socket of some) {
      counts.open += 1
      socket.on('error', () => undefined)
      socket.on('close', () => (counts.open -= 1))
      keepAsking(socket, sockets.push(socket))
    }
    // Spreads the connections over the interval, like real people.
    await passed((everyMs * some.length) / connections)
  }
  return {
    counts: () => ({ ...counts }),
    close() {
      for (const timer of timers) clearTimeout(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

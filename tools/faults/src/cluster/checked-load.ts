import { Agent, request } from 'node:http'
import type { Person } from '../people.ts'

/** A request whose answer is known. */
export interface KnownRead {
  person: Person
  path: string
  /** The whole answer. */
  answer: string
}

interface Asked {
  port: number
  person: Person
  path: string
  address: string
  agent: Agent
}

const addresses = 2_000

/** Each caller has a different address, so that limits per address don't affect the measurement. */
const addressOf = (number: number) => `10.20.${Math.floor(number / 250) % 250}.${number % 250}`

function ask({ port, person, path, address, agent }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${person.token}`, 'X-Forwarded-For': address }
    request({ agent, host: '127.0.0.1', port, path: `/api/v1${path}`, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (text += piece))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode}: ${text}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Reads what each person sees at each path, while nobody writes. */
export async function knownReads(port: number, people: Person[], paths: string[]): Promise<KnownRead[]> {
  const agent = new Agent({ keepAlive: true })
  const reads: KnownRead[] = []
  for (const person of people) {
    for (const path of paths) {
      const answer = await ask({ port, person, path, address: addressOf(0), agent })
      reads.push({ person, path, answer })
    }
  }
  agent.destroy()
  return reads
}

/** The answers per second over some connections. @throws if an answer differs from the known one */
export async function checkedLoad(
  port: number,
  reads: KnownRead[],
  { connections, requests }: { connections: number; requests: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let asked = 0
  const began = performance.now()
  const caller = async () => {
    while (asked < requests) {
      const number = asked
      asked += 1
      const read = reads[number % reads.length]
      if (!read) throw new Error('Nothing to ask for')
      const { person, path } = read
      const answer = await ask({ port, person, path, address: addressOf(number % addresses), agent })
      if (answer !== read.answer) throw new Error(`GET ${path} had another answer: ${answer.slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, caller))
  } finally {
    agent.destroy()
  }
  return requests / ((performance.now() - began) / 1000)
}

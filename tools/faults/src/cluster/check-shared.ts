import { callApi } from '../call-api.ts'
import { password } from '../people.ts'
import type { World } from '../world.ts'

/** The most guesses that are let in: the contract's limit for sign-ins is below it. */
const maxGuesses = 60

/** Checks that sessions and limits hold across all processes; anything else is a finding. */
export async function checkShared(world: World): Promise<void> {
  await checkSessions(world)
  await checkLimits(world)
}

async function checkSessions({ apis, people, report }: World) {
  const [person] = people
  if (!person) return
  const signedIn = { ...person, token: '' }
  const call = (index: number, method: string, path: string, body?: unknown) =>
    callApi(report, { origin: apis[index % apis.length]?.origin ?? '', person: signedIn, method, path, body })
  const { data } = await call(0, 'POST', '/auth/login', { email: person.email, password })
  signedIn.token = (data as { user: { personal_access_token: string } }).user.personal_access_token
  // Twice: the second time each process has cached the session.
  for (let index = 0; index < 2 * apis.length; index++) {
    const { status } = await call(index, 'GET', '/me')
    if (status !== 200) report.findings.push(`A session of another process was answered with ${status}`)
  }
  const { status: ended } = await call(1, 'GET', '/auth/login/logout')
  if (ended !== 200) report.findings.push(`A sign-out was answered with ${ended}`)
  for (let index = 0; index < apis.length; index++) {
    const { status } = await call(index, 'GET', '/me')
    if (status !== 401) report.findings.push(`A session that had ended was answered with ${status}`)
  }
}

/** Sends wrong passwords from one address to one process after the other. */
async function checkLimits({ apis, report }: World) {
  const stranger = { number: 0, team_id: 0, role: 'editor', address: '203.0.113.9', token: '' } as const
  const letIn = async (from: (index: number) => number, email: string, address: string) => {
    for (let index = 0; index < maxGuesses; index++) {
      const { status } = await callApi(report, {
        origin: apis[from(index) % apis.length]?.origin ?? '',
        person: { ...stranger, email, address },
        method: 'POST',
        path: '/auth/login',
        body: { email, password: 'wrong-guess-1' },
      })
      if (status === 429) return index
    }
    return maxGuesses
  }
  const atOne = await letIn(() => 0, 'one@nobody.test', '203.0.113.9')
  const atAll = await letIn((index) => index, 'all@nobody.test', '203.0.114.9')
  report.notes.push(`${atOne} wrong passwords let in at one process, ${atAll} at all in turns`)
  if (atOne !== atAll || atOne === maxGuesses) {
    report.findings.push(`Limits are not shared: ${atOne} guesses at one process, ${atAll} at all`)
  }
}

import type { Hono } from 'hono'
import { ControlError, numberOr, oneOf, present, textOr } from '../faults/control-values.ts'
import { answering, readBody, toFault } from '../faults/controls.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { tokenEnds } from './graph/graph-error.ts'
import type { TokenEnd } from './graph/graph-error.ts'
import type { ShownUsage, Usage } from './graph/usage.ts'
import type { Sessions } from './login/sessions.ts'
import type { GraphSettings } from './settings.ts'
import type { World } from './world.ts'

/** Changes at Facebook and Instagram that happen outside the app, for tests and the demo. */
export interface InstagramControls {
  /** The settings, which can be changed while it runs. */
  settings: GraphSettings
  /** Ends all tokens of a person, who then has to log in again. */
  endTokens(person: string, why: TokenEnd): void
  /** Withdraws one permission, or lets it expire, until the person logs in again. */
  withdrawPermission(person: string, permission: string, status?: 'declined' | 'expired'): void
  /** Gives an account another username; its id stays the same. */
  rename(username: string, newName: string): void
  /** Deletes an account. */
  remove(username: string): void
  deletePost(id: string): void
  /**
   * Sets what the usage headers report from now on; values that aren't given report the real calls. At 100 %
   * calls are refused.
   */
  setUsage(usage: ShownUsage): void
  /** Moves the simulator's clock forward, in milliseconds; the app's clock has to be moved too. */
  advance(milliseconds: number): void
  setTime(time: number): void
  now(): number
}

/** The simulator's clock: the clock of the options plus the steps made so far. */
export const createClock = (now: () => number) => {
  let step = 0
  return {
    now: () => now() + step,
    advance: (milliseconds: number) => void (step += milliseconds),
    setTime: (time: number) => void (step = time - now()),
  }
}

export const createControls = ({
  world,
  sessions,
  settings,
  usage,
  clock,
}: {
  world: World
  sessions: Sessions
  settings: GraphSettings
  usage: Usage
  clock: ReturnType<typeof createClock>
}): InstagramControls => {
  const account = (username: string) => {
    const found = world.byName(username)
    if (!found) throw new RangeError(`There is no account "${username}"`)
    return found
  }
  const person = (key: string) => {
    if (!world.people.some((candidate) => candidate.key === key))
      throw new RangeError(`There is no person "${key}"`)
    return key
  }
  return {
    settings,
    endTokens: (key, why) => sessions.endTokens(person(key), why),
    withdrawPermission: (key, permission, status) => sessions.withdraw(person(key), permission, status),
    rename: (username, newName) => void world.changes.names.set(account(username).id, newName),
    remove: (username) => void world.changes.removed.add(account(username).id),
    deletePost: (id) => void world.changes.deleted.add(id),
    setUsage({ platform, account: ofAccount, minutes }) {
      Object.assign(usage.shown, { platform, account: ofAccount, minutes })
    },
    ...clock,
  }
}

type Body = Record<string, unknown>

const text = (body: Body, name: string) => present(textOr(body[name], name), name)

const actions: Record<string, (controls: InstagramControls, body: Body) => void> = {
  'end-tokens': (controls, body) => {
    const ends = Object.keys(tokenEnds) as TokenEnd[]
    controls.endTokens(text(body, 'person'), present(oneOf(body['why'], 'why', ends), 'why'))
  },
  'withdraw-permission': (controls, body) =>
    controls.withdrawPermission(
      text(body, 'person'),
      text(body, 'permission'),
      oneOf(body['status'], 'status', ['declined', 'expired']),
    ),
  rename: (controls, body) => controls.rename(text(body, 'username'), text(body, 'new_name')),
  remove: (controls, body) => controls.remove(text(body, 'username')),
  'delete-post': (controls, body) => controls.deletePost(text(body, 'id')),
  usage: (controls, body) =>
    controls.setUsage({
      platform: numberOr(body['platform'], 'platform'),
      account: numberOr(body['account'], 'account'),
      minutes: numberOr(body['minutes'], 'minutes'),
    }),
  advance: (controls, body) =>
    controls.advance(present(numberOr(body['hours'], 'hours'), 'hours') * 3_600_000),
}

/**
 * Adds `/__faults` and `/__instagram`, with which tests and the demo control the simulator. No provider has
 * them.
 */
export const addInstagramControls = (app: Hono, controls: InstagramControls, faults: FaultList): void => {
  app.post(
    '/__faults',
    answering(async (context) => {
      faults.add(toFault(await readBody(context)))
      return { waiting: faults.list() }
    }),
  )
  app.get(
    '/__faults',
    answering(() => ({ waiting: faults.list() })),
  )
  app.delete(
    '/__faults',
    answering(() => {
      faults.clear()
      return { waiting: [] }
    }),
  )
  app.post(
    '/__instagram',
    answering(async (context) => {
      const body = await readBody(context)
      const name = textOr(body['action'], 'action') ?? ''
      const act = Object.hasOwn(actions, name) ? actions[name] : undefined
      if (!act) throw new ControlError(`action must be one of ${Object.keys(actions).join(', ')}`)
      act(controls, body)
      return { now: new Date(controls.now()).toISOString() }
    }),
  )
}

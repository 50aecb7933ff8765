import { expect, test } from 'vitest'
import type { ApiDependencies } from '@tandem/api-server'
import { offeredSignIn } from './offered-sign-in.ts'
import { demoSignIn } from './workspace.ts'

/** A directory with at most the demo's login, and passwords whose hash is their reverse. */
function product() {
  const state = { hash: null as string | null, compared: 0, isReachable: true }
  const query: Record<string, () => unknown> = {
    select: () => query,
    where: () => query,
    executeTakeFirst: async () => {
      if (!state.isReachable) throw new Error('the database is away')
      return state.hash === null ? undefined : { password_hash: state.hash }
    },
  }
  const dependencies = {
    database: { selectFrom: () => query },
    passwords: {
      verify: async (password: string, hash: string) => {
        state.compared += 1
        return hash === reversed(password)
      },
    },
  } as unknown as ApiDependencies
  return { state, signIn: offeredSignIn(dependencies) }
}

const reversed = (text: string) => [...text].toReversed().join('')

test('is offered while its address and its password are those of the demo', async () => {
  const { state, signIn } = product()
  state.hash = reversed(demoSignIn.password)
  expect(await signIn()).toBe(demoSignIn)
  expect(await signIn()).toBe(demoSignIn)
  expect(state.compared).toBe(1)
  state.hash = reversed('another password')
  expect(await signIn()).toBeNull()
  state.hash = null
  expect(await signIn()).toBeNull()
  state.hash = reversed(demoSignIn.password)
  expect(await signIn()).toBe(demoSignIn)
})

test('is not offered while the database is away, and no page fails for it', async () => {
  const { state, signIn } = product()
  state.hash = reversed(demoSignIn.password)
  state.isReachable = false
  expect(await signIn()).toBeNull()
  state.isReachable = true
  expect(await signIn()).toBe(demoSignIn)
})

import type { Feature } from '@tandem/app-frame'
import { answerCalls, newTeam, restoreNetwork, signIn, signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import './index.css'
import { createApp } from './create-app.tsx'

type App = ReturnType<typeof createApp>

const firstAddress = window.location.href
let opened: App | null = null

/** Opens the whole app at an address, as the signed-in person. */
export async function openApp(address: string, features?: readonly Feature[]) {
  window.history.pushState(null, '', address)
  opened = createApp(features)
  const screen = await render(opened.app)
  const { router } = opened
  const where = () => router.state.location.pathname + router.state.location.search
  return { screen, router, where }
}

/** Opens the app as a member of a new team. */
export async function openAsTeam(address: string, options?: TeamOptions) {
  const team = await newTeam(options)
  signIn(team)
  return { team, ...(await openApp(address)) }
}

/** Opens an app with other features, as a member of a new team. */
export async function openWith(features: readonly Feature[], address: string) {
  signIn(await newTeam())
  return openApp(address, features)
}

/** Resets the browser to the state before a first visit. */
export async function startAfresh() {
  opened?.dispose()
  opened = null
  signOut()
  document.cookie = 'sidebar_state=; path=/; max-age=0'
  document.documentElement.dataset.theme = 'light'
  restoreNetwork()
  window.history.replaceState(null, '', firstAddress)
  await page.viewport(1280, 800)
}

/** Lets calls whose path ends with this fail; all others go to the real server. */
export const failCalls = (path: string, status: number, code: string) =>
  answerCalls(path, () =>
    Response.json({ code, message: 'Refused in a test', request_id: 'req-42' }, { status }),
  )

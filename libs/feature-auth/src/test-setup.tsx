import { connectSession, storeContext } from '@tandem/session'
import { answerCalls, askApi, newTeam, restoreNetwork, signOut } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import type { InitialEntry } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { authRoutes } from './routes.tsx'

let close = async () => {}

/** Opens an address of this library as a browser would. All other addresses, such as `/`, show a heading. */
export async function open(at: InitialEntry) {
  await close()
  const routes = [...authRoutes, { path: '*', Component: () => <h1>Behind sign-in</h1> }].map((route) => ({
    ...route,
    HydrateFallback: () => null,
  }))
  let disconnect = () => {}
  const page = await renderRoutes(routes, {
    at,
    context: (context, { store }) => context.set(storeContext, store),
    connect: ({ store, queryClient, router }) => {
      disconnect = connectSession({
        store,
        queryClient,
        goTo: (path) => router.navigate(path),
        address: () => router.state.location.pathname,
      })
    },
    frame: (pages: ReactNode) => <StrictMode>{pages}</StrictMode>,
  })
  const { router, screen } = page
  close = async () => {
    close = async () => {}
    disconnect()
    await screen.unmount()
  }
  const address = () => router.state.location.pathname + router.state.location.search
  /** The path of the page, or of the page that is loading. Not awaited, because waiting would move stopped clocks. */
  const heading = () => (router.state.navigation.location ?? router.state.location).pathname
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const secret = (name: string) => screen.getByLabelText(name, { exact: true })
  /** Opens the page again as after a reload: only what the browser stores remains. */
  const reload = async () => {
    const { pathname, search, state } = router.state.location
    return open({ pathname, search, state })
  }
  return { ...page, address, heading, button, field, secret, reload }
}

/** Until the end of a test, the page is one of a demo, whose mailbox is at `/mailbox`. */
export function becomeDemo() {
  const meta = Object.assign(document.createElement('meta'), { name: 'tandem-mailbox', content: '/mailbox' })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

/** An error in the server's format. */
export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: 'Refused in a test', request_id: 'req-42', ...more }, { status })

/** Records the bodies of calls whose path ends with `path`. The calls still go to the real server. */
export function countCalls(path: string) {
  const bodies: unknown[] = []
  answerCalls(path, async (request) => {
    bodies.push(request.body === null ? null : await request.clone().json())
    return globalThis.fetch(request)
  })
  return bodies
}

/** Resets the browser to the state of a first visit. */
export async function startAfresh() {
  await close()
  vi.useRealTimers()
  restoreNetwork()
  signOut()
  document.head.querySelectorAll('meta[name^=tandem-]').forEach((meta) => meta.remove())
  closeToasts()
}

/** Toasts stay for ten seconds, and would cover a button of the next test. */
function closeToasts() {
  const closing = '[data-scope=toast][data-part=close-trigger]'
  document.querySelectorAll<HTMLElement>(closing).forEach((button) => button.click())
}

/** Adds a meta tag with a fact about the host to the page. */
export const hostSays = (name: string, content: string) =>
  document.head.insertAdjacentHTML('beforeend', `<meta name="tandem-${name}" content="${content}">`)

/** An email address that no other test uses. */
export const freshAddress = () => `person-${crypto.randomUUID()}@example.test`

/** Registers through the API; returns what the waiting page would store. */
export async function registerAt(email: string) {
  const body = {
    name: 'Maya Lindqvist',
    email,
    password: 'a quiet sunny orchard',
    confirmPassword: 'a quiet sunny orchard',
    team_name: 'Linden and Oak',
    timezone: 'Europe/Istanbul',
  }
  return post<{ id: number; on_page_token: string }>('/auth/register', body)
}

/** Invites somebody to a new team, and returns that team. */
export async function inviteFrom(email: string) {
  const team = await newTeam({ name: 'Linden and Oak' })
  await post('/users/invite', { name: 'Deniz Aksoy', email, role: 'editor' }, team.token)
  return team
}

/** Sends a request to the real server without using the page. */
export async function post<Data = unknown>(path: string, body: object, token?: string): Promise<Data> {
  const response = await askApi(path, { body, ...(token !== undefined && { token }) })
  const { data, ...rest } = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(rest)}`)
  return data
}

/** Stores what registering stores. */
export function keepPending({ id, on_page_token }: { id: number; on_page_token: string }, email?: string) {
  localStorage.setItem('user_id', String(id))
  localStorage.setItem('on_page_token', on_page_token)
  if (email !== undefined) localStorage.setItem('temp_mail', email)
}

/** Stops the page's clocks, which then move only when the test moves them. The network continues. */
export const stopClocks = () =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    now: Date.now(),
  })

import { connectSession, storeContext } from '@tandem/session'
import { answerCalls, mendNetwork, newTeam, signOut } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import type { InitialEntry } from 'react-router'
import { vi } from 'vitest'
import { authRoutes } from './routes.tsx'

let close = async () => {}

/** Opens an address of this library as a browser would; `/` and every other page are told by a heading. */
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
  /** Where the page is, or is on its way to; asked at once, for waiting would move clocks that are stopped. */
  const heading = () => (router.state.navigation.location ?? router.state.location).pathname
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const secret = (name: string) => screen.getByLabelText(name, { exact: true })
  /** The page as it is drawn after a reload: nothing stays but what the browser keeps. */
  const reload = async () => {
    const { pathname, search, state } = router.state.location
    return open({ pathname, search, state })
  }
  return { ...page, address, heading, button, field, secret, reload }
}

/** A refusal as the server words it. */
export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: 'Refused in a test', request_id: 'req-42', ...more }, { status })

/** Counts the calls whose path ends so, which go on to the real server. */
export function countCalls(path: string) {
  const bodies: unknown[] = []
  answerCalls(path, async (request) => {
    bodies.push(request.body === null ? null : await request.clone().json())
    return globalThis.fetch(request)
  })
  return bodies
}

/** Leaves the browser as a first visit finds it. */
export async function startAfresh() {
  await close()
  vi.useRealTimers()
  mendNetwork()
  signOut()
  document.head.querySelectorAll('meta[name^=tandem-]').forEach((meta) => meta.remove())
  closeToasts()
}

/** A toast of one test would stand over a button of the next for its ten seconds. */
function closeToasts() {
  const closing = '[data-scope=toast][data-part=close-trigger]'
  document.querySelectorAll<HTMLElement>(closing).forEach((button) => button.click())
}

/** Says in the page what a host says there about itself. */
export const hostSays = (name: string, content: string) =>
  document.head.insertAdjacentHTML('beforeend', `<meta name="tandem-${name}" content="${content}">`)

/** An address that nobody else has. */
export const freshAddress = () => `person-${crypto.randomUUID()}@example.test`

/** Registers over the wire; answers with what the page that waits would hold. */
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

/** Invites somebody as the owner of a new team. */
export async function inviteFrom(email: string) {
  const team = await newTeam({ name: 'Linden and Oak' })
  await post('/users/invite', { name: 'Deniz Aksoy', email, role: 'editor' }, team.token)
  return team
}

/** Sends to the real server, past the page. */
export async function post<Data = unknown>(path: string, body: object, token?: string): Promise<Data> {
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { data, ...rest } = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(rest)}`)
  return data
}

/** Keeps what registering keeps. */
export function keepPending({ id, on_page_token }: { id: number; on_page_token: string }, email?: string) {
  localStorage.setItem('user_id', String(id))
  localStorage.setItem('on_page_token', on_page_token)
  if (email !== undefined) localStorage.setItem('temp_mail', email)
}

/** Clocks of the page that only the test moves; the network goes on. */
export const stopClocks = () =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    now: Date.now(),
  })

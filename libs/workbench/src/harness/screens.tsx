import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ErrorCode } from '@tandem/api-contract'
import type { Feature, Places } from '@tandem/app-frame'
import { css } from '@tandem/design-system/css'
import { FailedPage } from '@tandem/page-parts/mount'
import { forgetStored, keepStored, themes } from '@tandem/session'
import type { Theme } from '@tandem/session'
import { hostRoutes, interceptApi, refusal as refuse, restoreNetwork } from '@tandem/testing'
import type { HostOptions, RoutesHost, Team, TeamOptions } from '@tandem/testing'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RouteObject } from 'react-router'
import { waitFor } from 'storybook/test'
import { featureHost } from './feature-host.tsx'
import { showTheme } from './show-theme.ts'
import { keepTheme } from './team-for.ts'

export interface ScreenArgs {
  /** The address of the page. */
  at: string
  /** Calls whose path ends like this fail. */
  failing?: string
  /** How they fail: by default without a reason. */
  refusal?: ErrorCode
  /** Calls whose path ends like this are never answered. */
  waiting?: string
  /**
   * Answers in place of the server's, by the end of the path: for data that the server can't make, or makes
   * differently each time. The client checks them against the contract.
   */
  answers?: Readonly<Record<string, object>>
  /** Prepares data on the server, as the team if there is one, and returns the address to open instead of `at`. */
  prepare?: (team: Team | undefined) => Promise<HostOptions['at']>
  /** The address to open instead of `at` when it has ids of the team's own. It changes nothing on the server. */
  find?: (team: Team) => string | Promise<string>
}

export interface ScreenOptions extends Partial<ScreenArgs> {
  /**
   * The team of the viewing member; by default an empty team and its super admin. `null`: nobody is signed
   * in.
   */
  team?: TeamOptions | null
  /** What the person does on the page. */
  act?: (page: Pick<PlayContext, 'canvas' | 'userEvent'>) => Promise<unknown>
  /** A text that is shown in the end. */
  shows: string
}

/** What pages keep in the browser, apart from who is signed in and how pages look. */
const keptByPages = [
  'selected_store',
  'widget_heights',
  'user_id',
  'on_page_token',
  'temp_mail',
  'token',
] as const

type PlayContext = Parameters<NonNullable<StoryObj<ScreenArgs>['play']>>[0]

/** The routes to open at an address, and what surrounds them. */
type Mount = (at: HostOptions['at']) => Promise<[routes: RouteObject[], host: HostOptions]>

/**
 * What the stories of one page share: the feature, the page's address, and links that other features would
 * provide. Storybook reads title and tags from the file without running it, so they stay there: `tags:
 * ['!autodocs']`, because a page of documentation would show all of these screens at once.
 */
export function screensOf(feature: Feature, at: string, places: Partial<Places> = {}) {
  const mount: Mount = (opened) =>
    featureHost(feature, { at: opened, places, ErrorBoundary: FailedPage, tellsFailures: true })
  return screensIn(mount, at, feature.routes === undefined ? undefined : page)
}

/** The same for pages in a frame of their own, such as the shell's. */
export const screensIn = (mount: Mount, at: string, className?: string) =>
  ({
    parameters: { layout: 'fullscreen', controls: { include: ['at', 'failing', 'waiting'] } },
    args: { at },
    render: (args, { globals, loaded }) => (
      <Screen
        key={JSON.stringify(args)}
        {...args}
        mount={mount}
        className={className}
        team={(loaded as { team?: Team }).team}
        theme={themes.find((theme) => theme === globals.theme) ?? 'light'}
      />
    ),
  }) satisfies Meta<ScreenArgs>

/**
 * One state of a page on the real server. Its story ends when the page has settled and shows the expected text.
 *
 * @example
 * export const WithOrders = screen({ team: { stores: [{ orders: 12 }] }, shows: '12 orders' })
 */
export function screen({ team = {}, act, shows, ...args }: ScreenOptions): StoryObj<ScreenArgs> {
  return {
    args,
    // A screen without a preparation, on which nothing is done, writes only its theme, and each does so first. Such screens
    // can share a team, which takes seconds to make.
    parameters: { team, sharesTeam: args.prepare === undefined && act === undefined },
    play: async ({ canvasElement, canvas, userEvent }) => {
      await act?.({ canvas, userEvent })
      await waitFor(() => {
        // A dialog is a part of the body, not of the canvas.
        const { body } = canvasElement.ownerDocument
        if (!body.innerText.includes(shows))
          throw new Error(`"${shows}" is not there, but:\n${body.innerText}`)
        // Screenshots are taken of it, so nothing may be loading any more, unless the story is about that.
        if (args.waiting === undefined && body.querySelector('[aria-busy=true], [data-progress]') !== null)
          throw new Error('Something is still on its way')
      })
    },
  }
}

interface ScreenProps extends ScreenArgs {
  mount: Mount
  className: string | undefined
  team: Team | undefined
  theme: Theme
}

function Screen(props: ScreenProps) {
  const { mount, className, at, team, theme, failing, waiting, answers, prepare, find } = props
  const { refusal = 'AN_ERROR_OCCURED' } = props
  const [host, setHost] = useState<RoutesHost | null>(null)
  const themeNow = useEffectEvent(() => theme)
  useEffect(() => {
    const leave = new AbortController()
    const enter = async () => {
      // What the page of an earlier story kept would change the look of this one.
      for (const key of keptByPages) forgetStored(key)
      if (team === undefined) forgetStored('personal_access_token')
      else await keepTheme(team, themeNow())
      const mounted = await mount((await prepare?.(team)) ?? (team && (await find?.(team))) ?? at)
      // The page already belongs to the next story.
      if (leave.signal.aborted) return
      keepStored('theme', themeNow())
      interceptApi(({ url }) => {
        const { pathname } = new URL(url)
        if (failing !== undefined && pathname.endsWith(failing)) return refuse(refusal)
        const answer = Object.entries(answers ?? {}).find(([path]) => pathname.endsWith(path))
        if (answer) return Response.json(answer[1])
        return waiting !== undefined && pathname.endsWith(waiting) ? new Promise(() => {}) : undefined
      })
      const entered = hostRoutes(...mounted)
      leave.signal.addEventListener('abort', () => entered.dispose())
      setHost(entered)
    }
    void enter()
    return () => {
      leave.abort()
      restoreNetwork()
      forgetStored('theme')
      document.documentElement.style.colorScheme = ''
    }
  }, [mount, at, team, failing, refusal, waiting, answers, prepare, find])

  useEffect(() => {
    if (host === null || showTheme(theme, { ...host, member: team ?? null })) return
    document.documentElement.style.colorScheme = theme
  }, [host, team, theme])
  return <div className={className}>{host?.element}</div>
}

const page = css({ minHeight: 'screen', padding: '6', background: 'bg.canvas' })

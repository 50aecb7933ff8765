import { keepStored, sessionQueries } from '@tandem/session'
import type { Theme } from '@tandem/session'
import type { Member, RoutesHost } from '@tandem/testing'
import { keepTheme } from './team-for.ts'

/**
 * Shows another theme below what is open, as if whoever is signed in had chosen it.
 *
 * @returns whether somebody is; nobody's theme is kept, and holds for the page that is entered next.
 */
export function showTheme(
  theme: Theme,
  { queryClient, member }: Pick<RoutesHost, 'queryClient'> & { member: Pick<Member, 'token'> | null },
): boolean {
  keepStored('theme', theme)
  const { queryKey } = sessionQueries.me
  const user = queryClient.getQueryData(queryKey)
  if (user === undefined) return false
  if (member) void keepTheme(member, theme)
  const others = user.metas.filter(({ key }) => key !== 'theme')
  queryClient.setQueryData(queryKey, { ...user, metas: [...others, { key: 'theme', value: theme }] })
  return true
}

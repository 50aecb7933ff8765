import { keepStored, sessionQueries } from '@tandem/session'
import type { Theme } from '@tandem/session'
import type { Member, RoutesHost } from '@tandem/testing'
import { keepTheme } from './team-for.ts'

/**
 * Switches the theme below what is open, as if the signed-in user had chosen it.
 *
 * @returns whether somebody is signed in; otherwise the theme isn't saved and applies to the next page
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

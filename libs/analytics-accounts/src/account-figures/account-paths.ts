import { postPaths } from '@tandem/analytics-posts'
import type { AccountService, Post } from '@tandem/api-contract'
import { writePeriod } from '@tandem/choices'
import type { PeriodChoice } from '@tandem/choices'
import { accountPaths } from '../paths.ts'

const searchOf = (entries: Record<string, string | number | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined) params.set(name, String(value))
  return params.size === 0 ? '' : `?${params}`
}

/** The page of an account for the days that are shown. */
export const accountPath = (
  { service, id }: { service: AccountService; id: number },
  period: PeriodChoice,
) =>
  service === 'tracker'
    ? `${accountPaths.tracked(id)}${searchOf(writePeriod(period))}`
    : `${accountPaths.accounts}${searchOf({ ...writePeriod(period), account: id })}`

/** The list of the posts of an account. */
export const postsPath = ({ service, id }: { service: AccountService; id: number }, period: PeriodChoice) => {
  const { date, date_from, date_to } = writePeriod(period)
  return `${postPaths.posts}${searchOf({
    ...(service === 'tracker' && { service }),
    account_id: id,
    // The list of posts shows all days by default.
    date: period.dates.date ?? date,
    date_from,
    date_to,
  })}`
}

/** The page of a post, among those of its account. */
export const postPath = (service: AccountService, { id, account }: Pick<Post, 'id' | 'account'>) =>
  `${postPaths.post(id)}${searchOf({
    service: service === 'tracker' ? service : undefined,
    account_id: account.id,
  })}`

/** The profile of an account at Instagram. */
export const profileAddress = (username: string) =>
  `https://www.instagram.com/${encodeURIComponent(username)}/`

import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { unexpected } from '../requests/failures.ts'
import type { OfferedAccount, OfferProblem, OfferProblemKind, SocialOffer } from '../social-login.ts'
import { pageAnswer } from '../json-measure.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphClient } from './graph-client.ts'
import { portfolioPermission } from './instagram-app.ts'
import { ParameterRefused, words } from './refusals.ts'
import { List, Page } from './schemas.ts'
import type { TokenFacts } from './token-facts.ts'

const pageFields = 'id,name,instagram_business_account{id,username,name,profile_picture_url}'
/** Nobody manages more, and the loop must end. */
const maxLists = 50
/** Instagram's answers for a Page that wasn't granted, depending on why we can't see it. */
const refusedKinds: ReadonlySet<ProviderError['kind']> = new Set(['reconnect', 'missing_permission', 'gone'])
const PageToken = v.object({ access_token: v.optional(BoundedText(4000), '') })

/** A person's token and its details. */
export interface Granted {
  token: string
  facts: TokenFacts
}

/**
 * A person's accounts whose Page can be read, and why others aren't offered.
 * @throws ProviderError, or the signal's reason
 */
export async function offeredAccounts(
  client: GraphClient,
  { token, facts }: Granted,
  signal?: AbortSignal,
): Promise<SocialOffer> {
  const pages = await pagesOf(client, token, signal)
  const accounts: OfferedAccount[] = []
  const problems: OfferProblem[] = []
  await Promise.all(
    pages.map(async ({ id, name, instagram_business_account: account }) => {
      if (!account) return problems.push(problem('no_professional_account', { page_name: name }))
      const pageToken = await tokenOfPage(client, id, token, signal)
      if (pageToken === null)
        return problems.push(problem('page_not_granted', { page_name: name, username: account.username }))
      return accounts.push({
        provider_id: account.id,
        username: account.username,
        name: account.name,
        picture_url: account.profile_picture_url,
        page_id: id,
        page_name: name,
        page_token: pageToken,
      })
    }),
  )
  return {
    accounts: accounts.toSorted((one, other) => one.username.localeCompare(other.username, 'en')),
    problems: [...problems, ...unseen(facts, pages)],
  }
}

async function pagesOf(client: GraphClient, token: string, signal?: AbortSignal): Promise<Page[]> {
  const pages = new Map<string, Page>()
  let after: string | null = null
  for (let count = 1; ; count += 1) {
    const mark: string | null = after
    const list: { data: Page[]; after: string | null } = await client.ask({
      path: '/me/accounts',
      subject: 'Pages',
      schema: List(Page),
      limits: pageAnswer,
      token,
      signal,
      query: () => ({ fields: pageFields, limit: '100', ...(mark !== null && { after: mark }) }),
    })
    for (const page of list.data) pages.set(page.id, page)
    if (list.after === null) return [...pages.values()]
    if (list.after === mark || count >= maxLists) throw unexpected('Pages: the list does not end', words)
    after = list.after
  }
}

/** The Page's own token; null when the Page wasn't granted, whatever the list of Pages says. */
async function tokenOfPage(client: GraphClient, pageId: string, token: string, signal?: AbortSignal) {
  try {
    const { access_token: pageToken } = await client.ask({
      path: `/${pageId}`,
      subject: 'a Page',
      schema: PageToken,
      token,
      signal,
      query: () => ({ fields: 'access_token' }),
    })
    return pageToken === '' ? null : pageToken
  } catch (error) {
    if (error instanceof ParameterRefused) return null
    if (error instanceof ProviderError && refusedKinds.has(error.kind)) return null
    throw error
  }
}

/** Granted Pages that the list of Pages doesn't contain. */
function unseen({ permissions, grantedFor }: TokenFacts, pages: Page[]): OfferProblem[] {
  const seen = new Set(pages.flatMap(({ id, instagram_business_account: account }) => [id, account?.id]))
  const isHidden = (id: string) => !seen.has(id)
  const mayHaveHidden = !permissions.includes(portfolioPermission)
  const hiddenPages = (grantedFor('pages_show_list') ?? []).filter(isHidden)
  const hiddenAccounts = (grantedFor('instagram_basic') ?? []).filter(isHidden)
  const problems: OfferProblem[] = []
  if (mayHaveHidden && (hiddenPages.length > 0 || pages.length === 0))
    problems.push(problem('business_management_missing'))
  else if (hiddenPages.length > 0) problems.push(problem('page_not_granted'))
  if (pages.length === 0 && hiddenPages.length === 0) problems.unshift(problem('no_page'))
  if (hiddenAccounts.length > 0 && hiddenPages.length === 0) problems.push(problem('page_not_granted'))
  return problems
}

const messages: Record<OfferProblemKind, (page: string, account: string) => string> = {
  no_page: () =>
    'No Facebook Page was selected. Try again, choose “Edit settings” and turn on the Page linked to your Instagram account.',
  no_professional_account: (page) =>
    `The Page${page} has no professional Instagram account. In the Instagram app, switch to a business or creator account and link it to the Page.`,
  business_management_missing: () =>
    'Pages in a business portfolio are hidden unless you allow business management. Try again and leave that permission on.',
  page_not_granted: (page, account) =>
    `The Page${page} of the Instagram account${account} was not granted, or you have no role on it. Connect again, choose “Edit settings” in the dialog and switch on the account and its Page.`,
}

const named = (name: string | null) => (name ? ` ${name}` : '')

function problem(
  kind: OfferProblemKind,
  { page_name: page = null, username = null }: { page_name?: string | null; username?: string | null } = {},
): OfferProblem {
  return { kind, message: messages[kind](named(page), named(username)), page_name: page, username }
}

import type { FacebookPage } from '../data/people.ts'
import { writeToken } from '../login/token.ts'
import { accountNode, accountType } from './account-node.ts'
import { has } from './call.ts'
import type { SignedCall } from './call.ts'
import { parseFields, select } from './fields.ts'
import type { FieldRequest, Node } from './fields.ts'
import { notPermitted, notThere } from './graph-error.ts'
import { pageOf, pagingOf, readPage } from './page-of.ts'

const allTasks = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE']
const pageType = 'Page'

/** A Page token doesn't expire if it was made with a long-lived token. */
const pageTokenOf = (call: SignedCall, page: FacebookPage): Promise<string> => {
  const { token, now, settings } = call
  const isLong = token.expires === 0 || token.expires - token.issued > 86_400_000
  return writeToken(
    { ...token, page: page.id, issued: now, expires: isLong ? 0 : token.expires },
    settings.app.app_secret,
  )
}

const pageNode = (call: SignedCall, page: FacebookPage, accessToken: string): Node => {
  const { world, token } = call
  const isGranted = token.pages.includes(page.id)
  const account = world.accounts.find(({ username }) => username === page.account)
  const isLinked =
    account !== undefined &&
    !world.changes.removed.has(account.id) &&
    token.accounts.includes(account.id) &&
    has(call, 'instagram_basic')
  const linked = isLinked
    ? ({ fields }: FieldRequest) => select(accountType, accountNode(call, account), fields)
    : undefined
  return {
    id: page.id,
    name: page.name,
    category: page.category,
    category_list: [{ id: page.id.slice(-9), name: page.category }],
    tasks: page.tasks ?? allTasks,
    access_token: isGranted ? accessToken : undefined,
    instagram_business_account: linked,
    connected_instagram_account: linked,
    business: page.portfolio && has(call, 'business_management') ? page.portfolio : undefined,
  }
}

/**
 * Whether a Page is listed: it or its account must have been granted, and a Page of a portfolio also needs
 * `business_management`.
 */
const isListed = (call: SignedCall, { id, account, portfolio }: FacebookPage): boolean => {
  if (portfolio && !has(call, 'business_management')) return false
  const linked = call.world.accounts.find(({ username }) => username === account)
  return call.token.pages.includes(id) || (linked !== undefined && call.token.accounts.includes(linked.id))
}

/** `/me/accounts`: the granted Pages, and the Pages of granted accounts. */
export const answerPages = async (call: SignedCall): Promise<object> => {
  if (!has(call, 'pages_show_list')) return { data: [] }
  const asked = parseFields(call.query.get('fields') ?? '')
  const fields = asked.length > 0 ? asked : parseFields('access_token,category,category_list,name,id,tasks')
  const { rows, ...place } = pageOf(
    call.person.pages.filter((page) => isListed(call, page)),
    readPage(call.query),
  )
  const data = await Promise.all(
    rows.map(async (page) => select(pageType, pageNode(call, page, await pageTokenOf(call, page)), fields)),
  )
  return { data, ...pagingOf(place, call.url) }
}

/** `/{page}`: only when the Page itself was granted. */
export const answerPage = async (call: SignedCall, page: FacebookPage): Promise<object> => {
  const isOther = call.token.page !== undefined && call.token.page !== page.id
  if (isOther || !isListed(call, page) || !call.token.pages.includes(page.id)) throw notThere(page.id)
  if (!has(call, 'pages_show_list') && !has(call, 'pages_read_engagement')) throw notPermitted()
  const fields = parseFields(call.query.get('fields') ?? '')
  return select(pageType, pageNode(call, page, await pageTokenOf(call, page)), fields)
}

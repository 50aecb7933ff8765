import { html } from 'hono/html'
import { page } from '../../sign-in/page.ts'
import type { FacebookPage, FacebookPerson } from '../data/people.ts'
import { messages } from './messages.ts'
import { alwaysGranted, permissionWords } from './permissions.ts'

/** The address of the page's style. */
interface PagePlace {
  assets: string
}

const frame = (assets: string, content: ReturnType<typeof html>) =>
  page({
    assets,
    title: messages.title,
    body: html`<h1>${messages.title}</h1>
      <p class="demo"><strong>${messages.demo}</strong> ${messages.demoNote}</p>
      ${content}`,
  })

/** Describes a person's accounts, so that people who try the demo know what choosing this person leads to. */
const accountsOf = ({ pages }: FacebookPerson) => {
  if (pages.length === 0) return messages.noPage
  const linked = pages.filter(({ account }) => account !== undefined)
  if (linked.length === 0) return messages.pageWithoutAccount
  return [
    ...linked.map(({ account = '' }) => `@${account}`),
    ...(linked.some(({ portfolio }) => portfolio) ? [messages.portfolio] : []),
    ...(linked.some(({ usuallyLeftOut }) => usuallyLeftOut) ? [messages.leftOut] : []),
  ].join(', ')
}

/** The first page: asks who the person is. */
export const whoPage = (people: readonly FacebookPerson[], { assets }: PagePlace) =>
  frame(
    assets,
    html`<form method="post">
      <fieldset>
        <legend>${messages.who}</legend>
        ${people.map(
          (person, index) =>
            html`<label class="choice">
              <input type="radio" name="person" value="${person.key}" ${index === 0 ? 'checked' : ''} />
              <span><b>${person.name}</b> <small>${accountsOf(person)}</small></span>
            </label>`,
        )}
      </fieldset>
      <div class="buttons">
        <button class="main" name="decision" value="continue">${messages.continue}</button>
        <button name="decision" value="cancel">${messages.cancel}</button>
      </div>
    </form>`,
  )

const checkbox = ({
  name,
  value,
  label,
  note,
  checked = true,
  disabled = false,
}: {
  name: string
  value: string
  label: string
  note?: string
  checked?: boolean
  disabled?: boolean
}) =>
  html`<label class="choice">
    <input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${checked ? 'checked' : ''}
      ${disabled ? 'disabled' : ''}
    />
    <span><b>${label}</b> ${note ? html`<small>${note}</small>` : ''}</span>
  </label>`

const noteOf = ({ account, portfolio }: FacebookPage) =>
  [account === undefined && messages.noAccount, portfolio && messages.inPortfolio(portfolio.name)]
    .filter(Boolean)
    .join(', ')

/** The second page: asks what the app may see, and which Pages and accounts. */
export const choicesPage = (
  person: FacebookPerson,
  {
    assets,
    scopes,
    declined,
    accountId,
    backTo,
  }: PagePlace & {
    scopes: readonly string[]
    /** Permissions that were declined before and aren't requested again. */
    declined: ReadonlySet<string>
    accountId: (username: string) => string
    backTo: string
  },
) => {
  const linked = person.pages.filter(({ account }) => account !== undefined)
  return frame(
    assets,
    html`<p><b>${person.name}</b> · <a href="${backTo}">${messages.back}</a></p>
      <form method="post">
        <input type="hidden" name="person" value="${person.key}" />
        <input type="hidden" name="chosen" value="yes" />
        <fieldset>
          <legend>${messages.pages}</legend>
          ${person.pages.length === 0 ? html`<p>${messages.noPages}</p>` : ''}
          ${person.pages.map((one) =>
            checkbox({
              name: 'page',
              value: one.id,
              label: one.name,
              note: noteOf(one),
              checked: !one.usuallyLeftOut,
            }),
          )}
        </fieldset>
        <fieldset>
          <legend>${messages.accounts}</legend>
          ${linked.length === 0 ? html`<p>${messages.noAccounts}</p>` : ''}
          ${linked.map(({ account = '', name }) =>
            checkbox({
              name: 'account',
              value: accountId(account),
              label: `@${account}`,
              note: messages.linkedTo(name),
            }),
          )}
        </fieldset>
        <fieldset>
          <legend>${messages.permissions}</legend>
          ${scopes.map((scope) =>
            checkbox({
              name: 'permission',
              value: scope,
              label: permissionWords[scope] ?? scope,
              note: declined.has(scope) ? messages.declinedBefore : undefined,
              checked: !declined.has(scope),
              disabled: scope === alwaysGranted || declined.has(scope),
            }),
          )}
        </fieldset>
        <div class="buttons">
          <button class="main" name="decision" value="allow">${messages.allow}</button>
          <button name="decision" value="cancel">${messages.cancel}</button>
        </div>
      </form>`,
  )
}

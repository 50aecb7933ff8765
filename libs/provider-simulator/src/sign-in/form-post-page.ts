import { html } from 'hono/html'
import { messages } from './messages.ts'
import { page } from './page.ts'

/**
 * Apple's redirect: a page whose form the browser posts to the app. The button is for browsers without
 * scripts.
 */
export const formPostPage = ({
  assets,
  provider,
  action,
  fields,
}: {
  assets: string
  provider: string
  action: string
  fields: Record<string, string>
}) =>
  page({
    assets,
    title: messages.returning,
    script: 'submit.js',
    body: html`<h1>${messages.returning}</h1>
      <p>${messages.returningNote(provider)}</p>
      <form method="post" action="${action}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="buttons"><button class="main">${messages.allow}</button></div>
      </form>`,
  })

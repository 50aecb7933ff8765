/**
 * An Nx plugin that gives tasks the NODE_ENV that Nx was started with. Other plugins let Vite read
 * configurations, and Vite then sets it to `development` in that process, so that a production build would
 * become a development build.
 */
export const name = 'tandem-own-environment'

const { NODE_ENV: own } = process.env

export function preTasksExecution() {
  if (own === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = own
}

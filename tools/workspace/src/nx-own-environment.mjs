/**
 * An Nx plugin that gives tasks the NODE_ENV that Nx was started with. Other plugins have Vite read configurations, and Vite
 * sets it to `development` in the process that asks: a production build would then come out as one of development.
 */
export const name = 'tandem-own-environment'

const { NODE_ENV: own } = process.env

export function preTasksExecution() {
  if (own === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = own
}

/**
 * What the hosts with a server are made with. Hono has the versions of our own packages. Only the projects outside install it, so it isn't in our lock file.
 * `@react-router/dev` is the newest there is for React Router 8.
 */
export const hostVersions: Record<string, string> = {
  next: '16.4.6',
  hono: '4.13.19',
  '@hono/node-server': '2.1.8',
  express: '5.3.0',
  '@react-router/dev': '8.4.0',
  isbot: '5.2.3',
}

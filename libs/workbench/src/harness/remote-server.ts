/** The server in `npm run dev -- <feature> --api ADDRESS`; null when it runs in the page. */
export const remoteServer = () => document.documentElement.dataset.api ?? null

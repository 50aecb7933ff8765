/** The server that `npm run dev -- <feature> --api ADDRESS` names; null where it runs in the page. */
export const remoteServer = () => document.documentElement.dataset.api ?? null

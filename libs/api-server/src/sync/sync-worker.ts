export async function startSyncWorker(_: unknown) {}

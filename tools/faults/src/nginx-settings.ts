/** The whole settings of an nginx whose files are all in one folder, around the settings of its servers. */
export const nginxSettings = (home: string, servers: string): string => `
daemon off;
pid ${home}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  ${servers}
}
`

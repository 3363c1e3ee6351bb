/** Node's HTTP server with one fixed response: the least work that any server on Node does. Arguments: port, headers as JSON. */
import { createServer } from 'node:http';

const [port, headers = '[]'] = process.argv.slice(2);
const list = (JSON.parse(headers) as [string, string][]).flat();
const body = Buffer.alloc(Number(list[list.findIndex((item) => item.toLowerCase() === 'content-length') + 1]), 'x');

createServer((_request, response) => {
  response.writeHead(200, list);
  response.end(body);
}).listen(Number(port), '127.0.0.1');

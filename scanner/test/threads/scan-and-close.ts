// Scans one site, closes the scanner and ends: nothing may keep the process alive.
import { createScanner } from '../../src/create-scanner.ts';

const [port] = process.argv.slice(2);
const scanner = createScanner({ resolve: [{ pattern: '*.test', address: '127.0.0.1', port: Number(port) }] });
const { state } = await scanner.scan('http://site.test', {});
await scanner.close();
console.log(state);

import { AppPGlite } from '../src/db/embedded/app-pglite.ts';
const r=(n:string)=>console.log(n, Math.round(process.memoryUsage().rss/1e6), Math.round(performance.now()));
r('imported'); const p=new AppPGlite(process.argv[2]+'/database'); await p.waitReady; r('ready'); await new Promise(s=>setTimeout(s,8000)); r('8s'); await p.close(); process.exit();

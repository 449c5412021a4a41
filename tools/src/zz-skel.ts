import { buildPart } from '/work/main/tools/src/build/build-part.ts';
import { compileMessages } from '/work/main/tools/src/compile-messages.ts';
await compileMessages('/work/main/skel', ['en','nl','de','it','fr','es','pl']);
console.log(await buildPart({ root: '/work/main', part: 'members', folder: 'skel', dist: process.argv[2], mode: (process.argv[3] ?? 'production') as 'production' }));

import { keepsTheContract } from '../testing/contract.ts';

keepsTheContract('notnot');

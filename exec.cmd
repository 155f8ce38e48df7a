@rem `exec` of the npm scripts: in sh it lets signals reach Node instead of stopping at the shell; here it only runs the rest.
@%*

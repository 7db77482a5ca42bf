"""Mutation testing: which small faults in the rules would no test of the rules notice?"""
